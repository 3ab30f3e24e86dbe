// Types derived from a game's frames: its actions, and its refusals with their figures.
import type { Action } from './action.ts';
import type { Condition } from './condition.ts';

interface Declaring {
  readonly conditions: readonly unknown[];
}

type Frames = Readonly<Record<string, { readonly stages: object; readonly asides?: readonly unknown[] }>>;

/** A stage may be one step or several. */
type Each<T> = T extends readonly (infer One)[] ? One : T;

type Asides<D> = D extends { readonly asides: infer T } ? Each<T> : never;

/** The steps of these frames. */
export type StepsIn<F extends Frames> = Extract<
  { [K in keyof F]: Each<F[K]['stages'][keyof F[K]['stages']]> | Asides<F[K]> }[keyof F],
  Declaring
>;

/** Actions that these steps decide; a step whose action is known at run time alone declares none. */
export type ActionsOf<T> = T extends { apply(s: never, a: infer A extends Action, emit: never, seat: never): void }
  ? string extends A['type']
    ? never
    : A
  : never;

type Asked<T> = T extends { readonly conditions: readonly (infer C)[] }
  ? C | (T extends { readonly passing?: readonly (infer P)[] } ? P : never)
  : never;

type Figures<C, Code> = C extends Condition<never, never, infer Own, infer F> ? (Own extends Code ? F : never) : never;

/** A condition whose code is only known at run time declares nothing. */
type Codes<C> = C extends { readonly code: infer Code extends string } ? (string extends Code ? never : Code) : never;

/** Codes of all refusals of these frames. */
export type CodesIn<F extends Frames> = Codes<Asked<StepsIn<F>>>;

/** Refusals of these steps: the figures of each message by its code. */
export type RefusalsOf<T> = { readonly [Code in Codes<Asked<T>>]: Figures<Asked<T>, Code> };

/** Actions that a person can take in a game. */
export type ActionIn<G extends { readonly frames: Frames }> =
  | ActionsOf<StepsIn<G['frames']>>
  | { readonly type: 'pass' };

export type RefusalsIn<G extends { readonly frames: Frames }> = RefusalsOf<StepsIn<G['frames']>>;
