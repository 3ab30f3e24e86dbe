// A parliamentary round: player by player somebody opens an auction for a charter, until all decline (R021-R030).
import type { OpenAuction } from '../../../../engine/auction/opening.ts';
import { opening } from '../../../../engine/auction/opening.ts';
import type { Emit, GameEvent } from '../../../../engine/core/event.ts';
import { nextSeat, seatsOf } from '../../../../engine/core/seats.ts';
import type { AutoStep, Step } from '../../../../engine/core/step.ts';
import { type FrameDef, push, under } from '../../../../engine/flow/frame.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import { courseOf } from '../../../../kernel/rounds/course.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import type { ParliamentFrame } from '../frames.ts';
import { certificateLimit, hasRoom } from '../limits.ts';
import { charterPrices } from '../market.ts';
import { must } from '../rules.ts';
import { isLast, type State1862 } from '../state.ts';
import { canBeStarted } from '../stock/startable.ts';

/** R021-R022 */
const LEAST_BID = 0;
export const BID_STEP = 5;

/** R023: three times the lowest price of a charter. */
export const RESERVE = 3 * charterPrices[0]!;

/** R011: two parliaments before the first stock round. */
const sittingsBefore = (set: number): number => (set === 1 ? 2 : 1);

export const parliamentOf = (s: State1862): ParliamentFrame => under<ParliamentFrame>(s, 'parliament');

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

/** R021: he puts up an available company with a first bid, or declines. */
const open: Step<State1862, OpenAuction, Event1862> = opening<State1862>({
  occasion: 'charter',
  actor: (s) => parliamentOf(s).seat,
  lots: () => lots,
  least: () => LEAST_BID,
  step: BID_STEP,
  reserve: () => RESERVE,
  mayOpen: [
    must('charter.wonOne', [], (s: State1862, _, seat) => !parliamentOf(s).won.includes(seat)),
    must(
      'share.certificateLimit',
      [],
      (s, _, seat) => hasRoom(s, seat),
      (s) => ({ limit: certificateLimit(s) }),
    ),
    ...canBeStarted<OpenAuction>('lot', (a) => a.lot as CompanyId),
    must(
      'bid.belowMinimum',
      ['bid'],
      (_, a) => a.bid >= LEAST_BID,
      () => ({ least: LEAST_BID }),
    ),
    must(
      'bid.aboveCash',
      ['bid'],
      (s, a, seat) => a.bid <= cashOf(s, seat) - RESERVE,
      (s, _, seat) => ({ cash: cashOf(s, seat) - RESERVE }),
    ),
  ],
  bidders: seatsOf,
  pass(s) {
    const frame = parliamentOf(s);
    frame.passes += 1;
    frame.seat = nextSeat(s, frame.seat);
  },
});

const lots: ReadonlySet<string | number> = new Set(companyIds);

export const parliamentFrame: FrameDef<State1862> = {
  cite: '4',
  stages: { open },
  again: (s) => parliamentOf(s).passes < s.players, // R030
  end(s, { set, sitting }: ParliamentFrame, emit: Emit<GameEvent>) {
    if (sitting < sittingsBefore(set)) sit(s, set, sitting + 1, emit as Emit<Event1862>);
  },
};
