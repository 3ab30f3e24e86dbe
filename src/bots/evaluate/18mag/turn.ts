// A minor's turn, stage by stage, as its owner goes through it.

import { checkWhole } from '../../../engine/index.ts';
import type { MajorId } from '../../../games/18mag/companies.ts';
import type { RunTrains } from '../../../games/18mag/operating/run.ts';
import { turnOf } from '../../../games/18mag/state.ts';
import { bestRunsWith } from '../../../games/18mag/wagons/best.ts';
import { wagonsThatPay } from '../../../games/18mag/wagons/wagonsThatPay.ts';
import { stagedIdeas } from '../kit18xx/seen.ts';
import { STEPS } from './runs.ts';
import type { Adviser, Idea, Seen } from './seen.ts';
import { tokenIdeas } from './tokens.ts';
import { layIdeas } from './track.ts';
import { scrapIdeas, trainIdeas } from './trains.ts';

/** The best runs with the wagons that pay off; without wagons if those cannot be hired. */
function runIdeas(seen: Seen): Idea[] {
  const { game, s, seat } = seen;
  const wagons = wagonsThatPay(s, turnOf(s).company, STEPS);
  const hired = runWith(seen, wagons);
  const isLegal = hired !== null && checkWhole(game, s, seat, hired) === null;
  const action = isLegal || wagons.length === 0 ? hired : runWith(seen, []);
  return action ? [{ action, value: RUN }] : [];
}

/** The rules ask for the best runs: they are found exactly, whatever it takes. */
function runWith({ s }: Seen, wagons: readonly MajorId[]): RunTrains | null {
  const best = bestRunsWith(s, turnOf(s).company, wagons, { anyOfEqual: true });
  const routes = best?.runs.map(({ train, track }) => ({ train, track }));
  return routes ? { type: 'run', wagons: [...wagons], routes } : null;
}

/** Running comes first, unless scrapping a train is worth more. */
const RUN = 5;

export const turnIdeas: Adviser = stagedIdeas([
  ['layTile', [layIdeas]],
  ['placeToken', [tokenIdeas]],
  ['run', [scrapIdeas, runIdeas]],
  ['buyTrain', [trainIdeas]],
]);
