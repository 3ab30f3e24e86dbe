// What a game declares by the steps that its frames are made of: its actions, and its refusals with their figures.
import type { Action, PASS } from './action.ts';
import type { Condition } from './condition.ts';

interface Declaring {
  readonly conditions: readonly unknown[];
  readonly passing?: readonly unknown[];
  apply(s: never, a: never, ...more: never): void;
}

type Frames = Readonly<Record<string, { readonly stages: object; readonly asides?: readonly unknown[] }>>;

/** A stage may be one step or several. */
type Each<T> = T extends readonly (infer One)[] ? One : T;

/** The steps of these frames. */
export type StepsIn<F extends Frames> = Extract<
  { [K in keyof F]: Each<F[K]['stages'][keyof F[K]['stages']]> | Each<F[K]['asides']> }[keyof F],
  Declaring
>;

/** What a person can decide by these steps. */
export type ActionsOf<T> = T extends { apply(s: never, a: infer A extends Action, ...more: never): void } ? A : never;

type Asked<T> = T extends { readonly conditions: readonly (infer C)[] }
  ? C | (T extends { readonly passing?: readonly (infer P)[] } ? P : never)
  : never;

type Figures<C, Code> = C extends Condition<never, never, infer Own, infer F> ? (Own extends Code ? F : never) : never;

type Codes<C> = C extends { readonly code: infer Code extends string } ? Code : never;

/** The codes of all that these frames can refuse. */
export type CodesIn<F extends Frames> = Codes<Asked<StepsIn<F>>>;

/** What these steps can refuse: the figures of each message by its code. */
export type RefusalsOf<T> = { readonly [Code in Codes<Asked<T>>]: Figures<Asked<T>, Code> };

/** What a person can decide in a game. */
export type ActionIn<G extends { readonly frames: Frames }> =
  | ActionsOf<StepsIn<G['frames']>>
  | { readonly type: (typeof PASS)['type'] & 'pass' };

export type RefusalsIn<G extends { readonly frames: Frames }> = RefusalsOf<StepsIn<G['frames']>>;
