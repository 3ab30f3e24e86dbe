// Insight common to all 18xx games: a share is worth its price, and its part of what the trains will bring.

import {
  bestRuns,
  type Game,
  onSale,
  type RunProblem,
  remembering,
  trainsOf,
  unitOf,
  wander,
} from '../../engine/index.ts';
import type { RailGame, RailState } from '../../kernel/index.ts';
import type { Insight } from '../insight.ts';
import { forecastOf } from './forecast.ts';

/** Rounds counted, and the search budget for the runs of one company. */
const ROUNDS = 3;
const BUDGET = 2000;
/** Weight of a train still to be bought: track and money for it are not in vain. */
const TO_COME = 0.4;

export const railway = (rail: RailGame<RailState>): Insight => ({
  evaluate: (game, state) => {
    const s = state as RailState;
    return forecastOf(rail, s, () => ({
      rounds: ROUNDS,
      share: (company) => (revenueOf(game, rail, s, company) * unitOf(s, company)) / 100,
    }));
  },
  quick: wander,
});

const revenues = remembering<number>();

/** Revenue of its trains in a round; of the train on sale, if it has none. */
function revenueOf(game: Game, rail: RailGame<RailState>, s: RailState, company: string): number {
  const own = trainsOf(s, company);
  return revenues(s.board, `${company};${own};${s.phase}`, () => {
    const [problem] = game.trains?.problems(s, company) ?? [];
    if (!problem) return 0;
    return own.length > 0 ? sum(problem) : TO_COME * sum({ ...problem, trains: [nextTrain(rail, s)] });
  });
}

const sum = (problem: RunProblem): number =>
  bestRuns(problem, { budget: BUDGET, anyOfEqual: true }).runs.reduce((all, { revenue }) => all + revenue, 0);

function nextTrain(rail: RailGame<RailState>, s: RailState): RunProblem['trains'][number] {
  const { type, distance } = onSale(s, rail.trainTypes(s));
  return { id: type, caps: distance === null ? [] : [{ of: 'all', atMost: distance }], bonuses: [] };
}
