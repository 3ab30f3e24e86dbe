// An adviser's input, and its ideas: each with its value to the seat in money.
import { type Action, begin, type Core, deciding, type Game, type Seat, type Value } from '../../engine/index.ts';
import type { Weights } from '../manner.ts';

export interface Situation<S extends Core> {
  readonly game: Game<S>;
  /** Read only, so that caches about its board stay valid from move to move. */
  readonly s: S;
  readonly seat: Seat;
  readonly rng: number[];
  /** True if it may take its time: then every tile is priced, and first tiles are tried out. */
  readonly careful: boolean;
  readonly weights: Weights;
}

/** Added to the value of what comes before everything that can be weighed in money; parts and multiples order such duties. */
export const DUTY = 10_000;

/** The part of a value that is money. */
export const moneyIn = (value: number): number => value - Math.round(value / (DUTY / 2)) * (DUTY / 2);

/** Passing is worth 0; ideas worth less are not carried out. */
export interface Idea<A extends Action> {
  readonly action: A;
  readonly value: number;
}

export type Adviser<S extends Core, A extends Action> = (situation: Situation<S>) => Idea<A>[];

/** A turn, stage by stage: each with a type of action decided there. */
export type Stages<S extends Core, A extends Action> = readonly (readonly [
  type: string,
  advisers: readonly Adviser<S, A>[],
])[];

export const stagedIdeas =
  <S extends Core, A extends Action>(stages: Stages<S, A>): Adviser<S, A> =>
  (situation) => {
    const types = deciding(situation.game, situation.s, situation.seat);
    const stage = stages.find(([type]) => types.includes(type));
    return stage ? stage[1].flatMap((adviser) => adviser(situation)) : [];
  };

/** The values that the first field of an action offers now. */
export function valuesOf<S extends Core>({ game, s, seat }: Situation<S>, type: string): readonly Value[] {
  const open = begin(game, s, seat, type)?.open;
  return open?.kind === 'oneOf' ? open.values : [];
}
