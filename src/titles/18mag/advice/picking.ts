// The draft as search sees it: minors by their runs in eight games among greedy bots, shares by their income until the end.

import { valuesOf } from '../../../bots/kit/situation.ts';
import { isMinor, type MajorId, type MinorId } from '../rules/companies.ts';
import type { State18Mag } from '../rules/state.ts';
import { prospectOf } from './prospect.ts';
import type { Idea, Situation } from './situation.ts';

/** Its owner's income from runs in a game. Nobody ever took minor 8: it is put last. */
const RUNS: Readonly<Record<MinorId, number>> = {
  1: 1220,
  2: 980,
  3: 1050,
  4: 1190,
  5: 1230,
  6: 820,
  7: 1300,
  8: 800,
  9: 970,
  10: 830,
  11: 1310,
  12: 870,
  13: 1090,
};
/** Worth of the last choice left; only the value beyond it counts. */
const LAST_MINOR = 830;
const LAST_SHARE = 120;

/** Added to every idea: something must be taken, even the worst. */
const BASE = 1000;

const pickWorth = (s: State18Mag, item: MinorId | MajorId): number =>
  isMinor(item) ? RUNS[item] - LAST_MINOR : prospectOf(s, item) - LAST_SHARE;

export const pickIdeas = (situation: Situation): Idea[] =>
  (valuesOf(situation, 'draft') as readonly (MinorId | MajorId)[]).map((item) => ({
    action: { type: 'draft', item },
    value: BASE + pickWorth(situation.s, item),
  }));
