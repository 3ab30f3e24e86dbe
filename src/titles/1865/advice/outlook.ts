// How long a game of 1865 still lasts: until the bank has paid all it has.
import { BANK, cashOf } from '../../../engine/index.ts';
import { operatingOf } from '../../../kernel/index.ts';
import { revenueOf } from '../rules/operating/revenue.ts';
import { launchedIds, type State1865 } from '../rules/state.ts';

/** What the bank pays in a round besides the revenues of today: they grow, and new companies come. */
const BESIDES = 250;
/** R161: a pair of rounds is always finished. */
const PAIR = 2;

const inOperatingRound = (s: State1865): boolean => s.flow.some(({ kind }) => kind === 'operating');

/** The round being played counts in full. */
function roundsLeft(s: State1865): number {
  const inPair = inOperatingRound(s) ? PAIR - operatingOf(s).round + 1 : PAIR;
  if (s.broken) return inPair;
  const each = BESIDES + launchedIds(s).reduce((sum, id) => sum + revenueOf(s, id), 0);
  return inPair + cashOf(s, BANK) / each;
}

/** Rounds further away than this are not counted on. */
const FAR = 8;
export const horizon = (s: State1865): number => Math.min(FAR, roundsLeft(s));
