// How the game ends, and what counts then (R123-R126, R144-R145). Where nothing can ever happen again it is over, though
// the book does not think of it (RULINGS.md, R124).
import type { Seat } from '../../../engine/core/action.ts';
import { stepHasChoice } from '../../../engine/core/leaves.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { ruling } from '../../../engine/core/state.ts';
import { cashOf, type Money } from '../../../engine/money/bank.ts';
import { OFFER, percentOf, unitOf } from '../../../engine/shares/shares.ts';
import { ending } from '../../../kernel/rounds/end.ts';
import { worthIn } from '../../../kernel/worth.ts';
import { newStockFrame } from './frames.ts';
import { isOverLimits } from './limits.ts';
import { privateIds } from './privates.ts';
import { rail1856 } from './rail.ts';
import { type EndReason, priceOf, type State1856, startedIds } from './state.ts';
import { buyShare, startCompany } from './stock/buyShare.ts';
import { floats } from './stock/capital.ts';
import { sellShares } from './stock/sellShares.ts';

/** R125-R126: cash, shares less what loans take from them, privates at face value; company money does not count. */
export const worthOf = (s: State1856): Record<Seat, number> => worthIn(rail1856, s);

export const endGame = ending<EndReason, State1856>(worthOf);

/** No company can take a turn and no private pays: only a purchase out of an offering could change that. */
const isAtRest = (s: State1856): boolean =>
  startedIds(s).every((id) => !floats(s, id)) && privateIds.every((id) => s.privates[id] === null);

/** By ruling the game ends too where players could still act but nothing would come of it, or they do not act. */
const endsSooner = (s: State1856): boolean => ruling(s, 'standstill') === 'ends';

/** Nobody could do anything at all; or, by ruling, shares go to and fro between players and market and nothing is built. */
export function isStandstill(s: State1856): boolean {
  if (!isAtRest(s)) return false;
  const seats = seatsOf(s);
  if (seats.every((seat) => !couldTrade(s, seat))) return true;
  return endsSooner(s) && seats.every((seat) => !couldBuild(s, seat));
}

/** By ruling: a stock round in which all have passed, and no company takes a turn before the next one. */
export const isEndedByPasses = (s: State1856): boolean => endsSooner(s) && isAtRest(s);

const turnOfSeat = (s: State1856, seat: Seat): State1856 => ({ ...s, flow: [...s.flow, newStockFrame(2, seat)] });

const couldTrade = (s: State1856, seat: Seat): boolean =>
  [startCompany, buyShare, sellShares].some((step) => stepHasChoice(step, turnOfSeat(s, seat), seat));

/** Whether a player could start a company or buy from an offering, were all his shares turned into money first. */
function couldBuild(s: State1856, seat: Seat): boolean {
  if (isOverLimits(s, seat)) return true; // what he could do after selling down is not looked at
  const cash = { ...s.cash, [seat]: wealth(s, seat) };
  const turn = turnOfSeat({ ...s, cash }, seat);
  if (stepHasChoice(startCompany, turn, seat)) return true;
  const offered = startedIds(s).filter((company) => percentOf(s, company, OFFER) > 0);
  return offered.some((company) =>
    buyShare.conditions.every(({ holds }) => holds(turn, { type: 'buyShare', company, from: 'offer' }, seat)),
  );
}

/** No price rises while nobody operates, so that nobody ever has more than this. */
const wealth = (s: State1856, seat: Seat): Money =>
  startedIds(s).reduce((sum, id) => sum + priceOf(s, id) * (percentOf(s, id, seat) / unitOf(s, id)), cashOf(s, seat));
