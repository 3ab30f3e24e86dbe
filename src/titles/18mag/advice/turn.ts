// A minor's turn, stage by stage, as its owner goes through it.

import { stagedIdeas } from '../../../bots/kit/situation.ts';
import { checkWhole } from '../../../engine/index.ts';
import type { MajorId } from '../rules/companies.ts';
import type { RunTrains } from '../rules/operating/run.ts';
import { turnOf } from '../rules/state.ts';
import { bestRunsWith } from '../rules/wagons/best.ts';
import type { Adviser, Idea, Situation } from './situation.ts';
import { tokenIdeas, wideTokenIdeas } from './tokens.ts';
import { layIdeas, wideLayIdeas } from './track.ts';
import { scrapIdeas, trainIdeas } from './trains.ts';
import { wagonSets } from './wagons.ts';

/** The best runs with the wagons that bring most; with fewer if those cannot be hired. */
function runIdeas(situation: Situation): Idea[] {
  const { game, s, seat } = situation;
  for (const wagons of wagonSets(situation, turnOf(s).company)) {
    const action = runWith(situation, wagons);
    if (action && checkWhole(game, s, seat, action) === null) return [{ action, value: RUN }];
  }
  return [];
}

/** The rules ask for the best runs, so they are searched exactly, without a budget. */
function runWith({ s }: Situation, wagons: readonly MajorId[]): RunTrains | null {
  const best = bestRunsWith(s, turnOf(s).company, wagons, { anyOfEqual: true });
  const routes = best?.runs.map(({ train, track }) => ({ train, track }));
  return routes ? { type: 'run', wagons: [...wagons], routes } : null;
}

/** Puts running first, unless scrapping a train is worth more. */
const RUN = 5;

const turnBy = (lays: Adviser, tokens: Adviser): Adviser =>
  stagedIdeas([
    ['layTile', [lays]],
    ['placeToken', [tokens]],
    ['run', [scrapIdeas, runIdeas]],
    ['buyTrain', [trainIdeas]],
  ]);

export const turnIdeas = turnBy(layIdeas, tokenIdeas);
/** Search's own: it looks at more of the board. */
export const wideTurnIdeas = turnBy(wideLayIdeas, wideTokenIdeas);
