// Knowledge of a game, as titles give it to bots. Without its own, an 18xx is judged by what all of them have in
// common; any other game by each seat's present worth, and played out at random.

import { type Action, type Core, type Game, type Seat, wander } from '../engine/index.ts';
import { railOf } from '../kernel/index.ts';
import { railway } from './kit/railway.ts';
import type { Idea } from './kit/situation.ts';
import type { Manner } from './manner.ts';

/** Expected worth of each seat at the end of the game, the first seat first. Does not write to the state. */
export type Evaluate = (game: Game, s: Core) => number[];

/** Finds a legal and reasonable action cheaply, for playouts. */
type Quick = (game: Game, s: Core, seat: Seat, rng: number[]) => Action;

/**
 * Up to `most` legal ideas worth considering, best first: for games with too many actions to try them all on a copy.
 * Does not write to the state.
 */
type Advise = (game: Game, s: Core, seat: Seat, rng: number[], most: number, manner?: Manner) => Idea<Action>[];

export interface Insight {
  readonly evaluate: Evaluate;
  readonly quick: Quick;
  /** The difference of two forecasts, in money, too small for greedy to choose by. */
  readonly alike?: number;
  /** The types of action that builders and investors like, where no adviser weighs them. */
  readonly leans?: { readonly build: readonly string[]; readonly invest: readonly string[] };
  readonly advise?: Advise;
  /** Settings for looking ahead, in games too long to play to the end. */
  readonly ahead?: Ahead;
}

export interface Ahead {
  /** Operating rounds to play on in thought. */
  readonly rounds: number;
  /** First of these rounds after which the forecast judges, and again after each later one. */
  readonly judgedFrom: number;
  /** Most lines of thought for one decision. */
  readonly lines: number;
  /** Rounds of lines too few to make anything clear. */
  readonly unclear: number;
  /** True if all lines of a decision share their building plans, which take most of a line's time. */
  readonly onePlan: boolean;
  /** Sales to try beyond the adviser's. */
  readonly sales: number;
  /** Types of action worth this thought; all other decisions follow the adviser. */
  readonly weighs: readonly string[];
  /** Source of ideas for search, where it knows more than greedy does. */
  readonly advise?: Advise;
  /** Kinds of action that lay track or place tokens. */
  readonly building: readonly string[];
  /** True if the company builds in thoughts that begin in this state. */
  builds(s: Core, company: string | undefined): boolean;
}

/** Insight of a game that is played by looking ahead. */
export type Far = Insight & Required<Pick<Insight, 'advise' | 'ahead'>>;

const plain: Insight = {
  evaluate(game, s) {
    const worth = game.worth(s);
    return Object.keys(worth).map((seat) => worth[Number(seat)]!);
  },
  quick: wander,
};

export const looksFar = (insight: Insight): insight is Far => insight.ahead !== undefined;

/** Insight for a game that brings none of its own. */
export function usualInsight(game: Game): Insight {
  const rail = railOf(game);
  return rail ? railway(rail) : plain;
}
