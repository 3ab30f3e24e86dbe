// A minor's turn, stage by stage, as its owner goes through it.

import { stagedIdeas } from '../../../bots/kit/situation.ts';
import { checkWhole } from '../../../engine/index.ts';
import type { MajorId } from '../rules/companies.ts';
import type { RunTrains } from '../rules/operating/run.ts';
import { turnOf } from '../rules/state.ts';
import { bestRunsWith } from '../rules/wagons/best.ts';
import { wagonsThatPay } from '../rules/wagons/wagonsThatPay.ts';
import { STEPS } from './runs.ts';
import type { Adviser, Idea, Situation } from './situation.ts';
import { tokenIdeas } from './tokens.ts';
import { layIdeas } from './track.ts';
import { scrapIdeas, trainIdeas } from './trains.ts';

/** The best runs with the wagons that pay; without wagons if those cannot be hired. */
function runIdeas(situation: Situation): Idea[] {
  const { game, s, seat } = situation;
  const wagons = wagonsThatPay(s, turnOf(s).company, STEPS);
  const hired = runWith(situation, wagons);
  const isLegal = hired !== null && checkWhole(game, s, seat, hired) === null;
  const action = isLegal || wagons.length === 0 ? hired : runWith(situation, []);
  return action ? [{ action, value: RUN }] : [];
}

/** The rules ask for the best runs, so they are searched exactly, without a budget. */
function runWith({ s }: Situation, wagons: readonly MajorId[]): RunTrains | null {
  const best = bestRunsWith(s, turnOf(s).company, wagons, { anyOfEqual: true });
  const routes = best?.runs.map(({ train, track }) => ({ train, track }));
  return routes ? { type: 'run', wagons: [...wagons], routes } : null;
}

/** Puts running first, unless scrapping a train is worth more. */
const RUN = 5;

export const turnIdeas: Adviser = stagedIdeas([
  ['layTile', [layIdeas]],
  ['placeToken', [tokenIdeas]],
  ['run', [scrapIdeas, runIdeas]],
  ['buyTrain', [trainIdeas]],
]);
