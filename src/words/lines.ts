// English is the type of all lines; every other language gives the same lines.
import type { Lang } from './phrases.ts';

/** Lines of another language: any text for a text, for a function one with the same parameters. */
export type Lines<T> = T extends string
  ? string
  : T extends (...facts: infer A) => infer R
    ? (...facts: A) => Lines<R>
    : T extends object
      ? { readonly [K in keyof T]: Lines<T[K]> }
      : T;

/** A line for each kind of problem. */
export type ByProblem<P extends { problem: string }> = {
  readonly [K in P['problem']]: (p: Extract<P, { problem: K }>) => string;
};

export type InEvery<T> = Readonly<Record<Lang, Lines<T>>>;
