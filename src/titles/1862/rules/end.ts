// The end of the game and the final worth (R157-R171); the changes when the LNER forms (R159-R168).
import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import { stepHasChoice } from '../../../engine/core/leaves.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { cashOf, type Money } from '../../../engine/money/bank.ts';
import { certificatesHeld, certificatesOf, moveHeld, OFFER, POOL, percentOf } from '../../../engine/shares/shares.ts';
import { ending } from '../../../kernel/rounds/end.ts';
import { nextRound, type Round } from '../../../kernel/rounds/operating.ts';
import { type CompanyId, companyIds } from './companies.ts';
import type { Event1862 } from './events.ts';
import { newStockFrame } from './frames.ts';
import { isStartable } from './home.ts';
import { hasRoom } from './limits.ts';
import { RESERVE } from './opening/parliament.ts';
import { type EndReason, hasTrain, isFloated, isLast, own, priceOf, type State1862, startedIds } from './state.ts';
import { buyShare } from './stock/buyShare.ts';
import { sellShares } from './stock/sell.ts';
import { startCompany } from './stock/startCompany.ts';

/** R170: a certificate is worth its shares at the market price; half, rounded down per certificate, without a train. */
function certificateWorth(s: State1862, company: CompanyId, certificate: number): Money {
  const full = (certificatesOf(s, company).percents[certificate]! / 10) * priceOf(s, company);
  return hasTrain(s, company) ? full : Math.floor(full / 2);
}

const sharesWorth = (s: State1862, seat: Seat): Money =>
  startedIds(s)
    .flatMap((company) => certificatesHeld(s, company, seat).map((number) => certificateWorth(s, company, number)))
    .reduce((sum, worth) => sum + worth, 0);

/** R170: cash and shares; company money does not count. */
export const worthOf = (s: State1862): Record<Seat, Money> =>
  Object.fromEntries(seatsOf(s).map((seat) => [seat, cashOf(s, seat) + sharesWorth(s, seat)]));

const endGame = ending<EndReason, State1862>(worthOf);

const SHARE = 10;

/** R168: the most shares held by one player. */
const mostShares = (s: State1862): number =>
  Math.max(...seatsOf(s).map((seat) => startedIds(s).reduce((sum, id) => sum + percentOf(s, id, seat) / SHARE, 0)));

function formLner(s: State1862, emit: Emit<Event1862>): void {
  s.lner = 'formed';
  for (const id of companyIds) if (own(s, id).status === 'waiting') own(s, id).status = 'out'; // R162
  for (const id of startedIds(s)) moveHeld(s, id, OFFER, POOL); // R164
  s.lastLimit = mostShares(s);
  emit?.({ type: 'lnerFormed', limit: s.lastLimit });
}

/** Ends an operating round. Returns the next one of its set, or null if a stock round or the end follows. */
export function afterRound(s: State1862, round: Round, emit: Emit<Event1862>): Round | null {
  const next = s.topReached ? null : nextRound(round);
  if (next) return next;
  if (s.topReached)
    endGame(s, 'market', emit); // R157
  else if (isLast(s))
    endGame(s, 'lner', emit); // R159, R167
  else if (s.broken)
    endGame(s, 'bank', emit); // R158
  else if (s.lner === 'due') formLner(s, emit);
  return null;
}

/** True if a seat has the room and the cash to start a company, in a parliament or a stock round. */
const couldStart = (s: State1862, seat: Seat): boolean => hasRoom(s, seat) && cashOf(s, seat) >= RESERVE;

function couldTrade(s: State1862, seat: Seat): boolean {
  const turn = { ...s, flow: [...s.flow, newStockFrame(2, seat)] };
  return [startCompany, buyShare, sellShares].some((step) => stepHasChoice(step, turn, seat));
}

/** True if some company can be started, now or in the next stock round (R189). */
const hasStart = (s: State1862): boolean => companyIds.some((id) => own(s, id).heldBack || isStartable(s, id));

function isStandstill(s: State1862): boolean {
  if (companyIds.some((id) => isFloated(s, id))) return false;
  const starts = hasStart(s);
  return seatsOf(s).every((seat) => !(starts && couldStart(s, seat)) && !couldTrade(s, seat));
}

/**
 * Ends the game if no company operates and nobody can start one, buy or sell: nothing could ever happen again. The book
 * does not cover this.
 */
export function endsInStandstill(s: State1862, emit: Emit<Event1862>): boolean {
  if (!isStandstill(s)) return false;
  endGame(s, 'standstill', emit);
  return true;
}
