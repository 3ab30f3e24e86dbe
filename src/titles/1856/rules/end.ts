// The end of the game and the final worth (R123-R126, R144-R145). A standstill ends it too, which the book does not
// cover (RULINGS.md, R124).
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

/** True if no company can take a turn and no private pays: only a purchase from an offering could change that. */
const isAtRest = (s: State1856): boolean =>
  startedIds(s).every((id) => !floats(s, id)) && privateIds.every((id) => s.privates[id] === null);

/** True if, by ruling, the game also ends when players could still act in vain, or all pass. */
const endsSooner = (s: State1856): boolean => ruling(s, 'standstill') === 'ends';

/** True if nobody can act at all; by ruling also if players can only trade shares with the market. */
export function isStandstill(s: State1856): boolean {
  if (!isAtRest(s)) return false;
  const seats = seatsOf(s);
  if (seats.every((seat) => !couldTrade(s, seat))) return true;
  return endsSooner(s) && seats.every((seat) => !couldBuild(s, seat));
}

/** True if, by ruling, a round of passes ends the game: no company takes a turn before the next stock round. */
export const isEndedByPasses = (s: State1856): boolean => endsSooner(s) && isAtRest(s);

const turnOfSeat = (s: State1856, seat: Seat): State1856 => ({ ...s, flow: [...s.flow, newStockFrame(2, seat)] });

const couldTrade = (s: State1856, seat: Seat): boolean =>
  [startCompany, buyShare, sellShares].some((step) => stepHasChoice(step, turnOfSeat(s, seat), seat));

/** True if a player could start a company or buy from an offering after turning all his shares into money. */
function couldBuild(s: State1856, seat: Seat): boolean {
  if (isOverLimits(s, seat)) return true; // his moves after selling down are not examined
  const cash = { ...s.cash, [seat]: wealth(s, seat) };
  const turn = turnOfSeat({ ...s, cash }, seat);
  if (stepHasChoice(startCompany, turn, seat)) return true;
  const offered = startedIds(s).filter((company) => percentOf(s, company, OFFER) > 0);
  return offered.some((company) =>
    buyShare.conditions.every(({ holds }) => holds(turn, { type: 'buyShare', company, from: 'offer' }, seat)),
  );
}

/** Cash and shares at their price: the most a seat can have, since no price rises while nobody operates. */
const wealth = (s: State1856, seat: Seat): Money =>
  startedIds(s).reduce((sum, id) => sum + priceOf(s, id) * (percentOf(s, id, seat) / unitOf(s, id)), cashOf(s, seat));
