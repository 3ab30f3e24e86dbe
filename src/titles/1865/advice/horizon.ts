// The remaining length of a game of 1865: until the bank has paid out everything.
import { BANK, cashOf } from '../../../engine/index.ts';
import { operatingOf } from '../../../kernel/index.ts';
import { revenueOf } from '../rules/operating/revenue.ts';
import { launchedIds, type State1865 } from '../rules/state.ts';

/** The bank's other payments in a round: revenues grow, and new companies come. */
const BESIDES = 100;
const REVENUE = 0.65;
/** R161: a pair of rounds is always completed. */
const PAIR = 2;

const inOperatingRound = (s: State1865): boolean => s.flow.some(({ kind }) => kind === 'operating');

/** The current round counts in full. */
function roundsLeft(s: State1865): number {
  const inPair = inOperatingRound(s) ? PAIR - operatingOf(s).round + 1 : PAIR;
  if (s.broken) return inPair;
  const each = BESIDES + launchedIds(s).reduce((sum, id) => sum + REVENUE * revenueOf(s, id), 0);
  return inPair + cashOf(s, BANK) / each;
}

/** Most rounds that count. */
const FAR = 14;
export const horizon = (s: State1865): number => Math.min(FAR, roundsLeft(s));
