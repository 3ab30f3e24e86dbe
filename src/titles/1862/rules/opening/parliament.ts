// A parliamentary round: player by player somebody opens an auction for a charter, until all decline (R021-R030).
import { ascending } from '../../../../engine/auction/ascending.ts';
import { type OpenAuction, opening } from '../../../../engine/auction/opening.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { nextSeat, seatsOf } from '../../../../engine/core/seats.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { push, under } from '../../../../engine/flow/frame.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { courseOf } from '../../../../kernel/rounds/course.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import type { ParliamentFrame } from '../frames.ts';
import { hasRoomAtHome, isAvailable } from '../home.ts';
import { certificateLimit, hasRoom } from '../limits.ts';
import { charterPrices } from '../market.ts';
import { isLast, isStarted, type State1862 } from '../state.ts';

/** R021-R022 */
const LEAST_BID = 0;
const BID_STEP = 5;

/** R023: three times the lowest price of a charter. */
export const RESERVE = 3 * charterPrices[0]!;

/** R011: two parliaments before the first stock round. */
const sittingsBefore = (set: number): number => (set === 1 ? 2 : 1);

const parliamentOf = (s: State1862): ParliamentFrame => under<ParliamentFrame>(s, 'parliament');

/** R030: each begins with the player who has priority. */
function sit(s: State1862, set: number, sitting: number, emit: Emit<Event1862>): void {
  push(s, { kind: 'parliament', at: 'open', set, sitting, seat: s.priority, passes: 0, won: [] });
  emit?.({ type: 'parliamentBegan', set, sitting, seat: s.priority });
}

/** R011, R160: before each stock round, but no more after the LNER. */
export const parliament: AutoStep<State1862, Event1862> = {
  id: 'parliament',
  auto(s, emit) {
    if (!isLast(s)) sit(s, courseOf(s).set + 1, 1, emit);
  },
};

const roomForMore = must(
  'share.certificateLimit',
  [],
  (s: State1862, _, seat) => hasRoom(s, seat),
  (s) => ({ limit: certificateLimit(s) }),
);

const companyOf = (_: State1862, { lot: company }: OpenAuction<CompanyId>) => ({ company });

/** R021: the player puts up an available company with a first bid, or declines. */
const open = opening<State1862, CompanyId>()({
  occasion: 'charter',
  actor: (s) => parliamentOf(s).seat,
  lots: () => lots,
  least: () => LEAST_BID,
  step: BID_STEP,
  reserve: () => RESERVE,
  mayOpen: [
    must('charter.wonOne', [], (s, _, seat) => !parliamentOf(s).won.includes(seat)),
    roomForMore,
    must('start.started', ['lot'], (s, a) => !isStarted(s, a.lot), companyOf),
    must('start.notAvailable', ['lot'], (s, a) => isAvailable(s, a.lot), companyOf),
    must('start.homeFull', ['lot'], (s, a) => hasRoomAtHome(s, a.lot), companyOf),
  ],
  bidders: seatsOf,
  pass(s) {
    const frame = parliamentOf(s);
    frame.passes += 1;
    frame.seat = nextSeat(s, frame.seat);
  },
});

const lots: ReadonlySet<string | number> = new Set(companyIds);

export const parliamentFrame = {
  cite: '4',
  stages: { open },
  again: (s: State1862) => parliamentOf(s).passes < s.players, // R030
  end(s: State1862, { set, sitting }: ParliamentFrame, emit: Emit<Event1862>) {
    if (sitting < sittingsBefore(set)) sit(s, set, sitting + 1, emit);
  },
};

/** R022-R025: the others raise or leave; the last bidder pays his bid and has to start the company. */
export const auctionFrame = ascending<State1862, Event1862>()({
  cite: '4',
  raise: BID_STEP,
  step: BID_STEP,
  reserve: () => RESERVE, // R023
  mayBid: [roomForMore],
  sold(s, { lot, high: bid }, seat, emit) {
    const company = lot as CompanyId;
    emit?.({ type: 'charterWon', seat, company, bid });
    pay(s, seat, BANK, bid, 'charter', emit);
    s.obligations.push({ company, seat }); // R031
    const parliament = parliamentOf(s);
    parliament.won.push(seat); // R024
    parliament.passes = 0;
    parliament.seat = nextSeat(s, seat); // R030
    push(s, { kind: 'charter', at: 'setPrice', company, seat, more: 0 });
  },
  unsold() {
    throw new Error('an auction of a charter begins with a bid');
  },
});
