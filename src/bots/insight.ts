// Knowledge of a game, as titles give it to bots. Of an 18xx game without its own a bot knows what they all have in common; any
// other it judges by what each seat has now, and plays out at random.

import { type Action, type Core, type Game, type Seat, wander } from '../engine/index.ts';
import { railOf } from '../kernel/index.ts';
import { railway } from './kit/railway.ts';

/** What each seat may hope to be worth when the game ends; the first seat first. Writes nothing to the state. */
export type Evaluate = (game: Game, s: Core) => number[];

/** A legal and reasonable action, found cheaply: playouts depend on it. */
type Quick = (game: Game, s: Core, seat: Seat, rng: number[]) => Action;

/**
 * Legal actions worth considering, the best first, up to a number: for games with too many actions to try them all on a
 * copy. Writes nothing to the state.
 */
type Advise = (game: Game, s: Core, seat: Seat, rng: number[], most: number) => Action[];

export interface Insight {
  readonly evaluate: Evaluate;
  readonly quick: Quick;
  readonly advise?: Advise;
  /** How one looks ahead, where it would take too long to play to the end. */
  readonly ahead?: Ahead;
}

export interface Ahead {
  /** Operating rounds that are played on in thought. */
  readonly rounds: number;
  /** The first of these rounds after which the forecast judges; it does so after each that follows too. */
  readonly judgedFrom: number;
  /** Lines of thought for a decision, at most: more take too long. */
  readonly lines: number;
  /** Rounds of lines that say too little for anything to be clear. */
  readonly unclear: number;
  /** Whether all lines of a decision build by the same plans, which take most of the time of a line. */
  readonly onePlan: boolean;
  /** How many sales are tried that the adviser does not think of. */
  readonly sales: number;
  /** Decisions that are worth it, by a type of action that may be chosen; all others are made as the adviser says. */
  readonly weighs: readonly string[];
  /** Whom search asks for ideas, where it knows more than greedy does. */
  readonly advise?: Advise;
  /** Kinds of action that lay track or place tokens. */
  readonly building: readonly string[];
  /** Whether a company builds in thoughts that begin here. */
  builds(s: Core, company: string | undefined): boolean;
}

/** Of a game in which one looks ahead. */
export type Far = Required<Insight>;

const plain: Insight = {
  evaluate(game, s) {
    const worth = game.worth(s);
    return Object.keys(worth).map((seat) => worth[Number(seat)]!);
  },
  quick: wander,
};

export const looksFar = (insight: Insight): insight is Far => insight.ahead !== undefined;

/** Of a game that brings none of its own. */
export function usualInsight(game: Game): Insight {
  const rail = railOf(game);
  return rail ? railway(rail) : plain;
}
