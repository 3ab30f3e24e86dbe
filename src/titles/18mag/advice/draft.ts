// The draft: minors by what they run for, shares by what they become until the end.

import { valuesOf } from '../../../bots/kit/situation.ts';
import { below } from '../../../engine/index.ts';
import { isMinor, type MajorId, type MinorId, majorsOf } from '../rules/companies.ts';
import { isSmall } from '../rules/players.ts';
import type { State18Mag } from '../rules/state.ts';
import { colsOf, economyOf } from './economy.ts';
import { roundsToCome } from './horizon.ts';
import { outlookOf } from './outlook.ts';
import type { Idea, Situation } from './situation.ts';

type Runs = Readonly<Partial<Record<MinorId, number>>>;

/** Owner's income in a game, in 20 games of greedy bots who drafted by chance: early runs count for more than late ones. */
const LARGE: Runs = {
  1: 1270,
  2: 1160,
  3: 1110,
  4: 1210,
  5: 1150,
  6: 1150,
  7: 1270,
  8: 1250,
  9: 1240,
  10: 1140,
  11: 1340,
  12: 1150,
  13: 1310,
};
const SMALL: Runs = { 1: 710, 2: 750, 3: 785, 4: 760, 6: 720, 7: 700, 11: 830 };

const runsOf = (s: State18Mag, minor: MinorId): number => (isSmall(s) ? SMALL : LARGE)[minor]!;

/** Items closer than this are drawn among: the figures are no more exact, and every draft should be another. */
const CLOSE = 40;

/** What an item brings beyond the worst of its kind on offer. */
export function draftIdeas(situation: Situation): Idea[] {
  const { s, rng } = situation;
  const { shares } = outlookOf(economyOf(s), colsOf(s), roundsToCome(s));
  const items = valuesOf(situation, 'draft') as readonly (MinorId | MajorId)[];
  const worth = (item: MinorId | MajorId) => (isMinor(item) ? runsOf(s, item) : shares[majorsOf(s).indexOf(item)]!);
  return items.map((item) => {
    const worst = Math.min(...items.filter((other) => isMinor(other) === isMinor(item)).map(worth));
    return { action: { type: 'draft', item }, value: worth(item) - worst + below(rng, CLOSE) };
  });
}

/** István gets the minors of least value. */
export const giveIdeas = (situation: Situation): Idea[] =>
  (valuesOf(situation, 'giveIstvan') as readonly MinorId[]).map((minor) => ({
    action: { type: 'giveIstvan', minor },
    value: -runsOf(situation.s, minor),
  }));
