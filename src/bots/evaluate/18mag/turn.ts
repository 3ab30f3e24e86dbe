// A minor's turn, stage by stage, as its owner goes through it.

import { turnOf } from '../../../games/18mag/state.ts';
import { bestRunsWith } from '../../../games/18mag/wagons/best.ts';
import { wagonsThatPay } from '../../../games/18mag/wagons/wagonsThatPay.ts';
import { stagedIdeas } from '../kit18xx/seen.ts';
import type { Adviser, Idea, Seen } from './seen.ts';
import { tokenIdeas } from './tokens.ts';
import { layIdeas } from './track.ts';
import { scrapIdeas, trainIdeas } from './trains.ts';

/** The best runs with the wagons that pay off; without wagons if those cannot be hired. */
function runIdeas({ s }: Seen): Idea[] {
  const { company } = turnOf(s);
  const sets = [wagonsThatPay(s, company), []];
  return sets.flatMap((wagons, i): Idea[] => {
    const best = bestRunsWith(s, company, wagons);
    if (!best) return [];
    const routes = best.runs.map(({ train, track }) => ({ train, track }));
    return [{ action: { type: 'run', wagons: [...wagons], routes }, value: RUN - i }];
  });
}
/** Running comes first, unless scrapping a train is worth more. */
const RUN = 5;

export const turnIdeas: Adviser = stagedIdeas([
  ['layTile', [layIdeas]],
  ['placeToken', [tokenIdeas]],
  ['run', [scrapIdeas, runIdeas]],
  ['buyTrain', [trainIdeas]],
]);
