// The state of a plain 18xx game, and how it is set up.
import type { Seat } from '../../engine/core/action.ts';
import { treasury } from '../../engine/core/owner.ts';
import { seatsOf } from '../../engine/core/seats.ts';
import type { Core } from '../../engine/core/state.ts';
import { type Frame, under } from '../../engine/flow/frame.ts';
import { emptyMarket } from '../../engine/market/market.ts';
import { BANK, cashOf, type Money } from '../../engine/money/bank.ts';
import { offered, presiding } from '../../engine/shares/shares.ts';
import { emptyBoard } from '../../engine/track/board.ts';
import { emptyDepot } from '../../engine/trains/depot.ts';
import type { RailState } from '../rail.ts';
import type { CourseFrame } from '../rounds/course.ts';
import type { Box } from './box.ts';

export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  readonly company: string;
  /** What the run brought. */
  revenue: Money;
}

export interface PlainState extends RailState {
  /** What each company was started at; those that were not are not listed. */
  pars: Record<string, Money>;
  /** The bank has paid its last. */
  broken: boolean;
}

export const isStarted = (s: PlainState, company: string): boolean => s.pars[company] !== undefined;

export const turnOf = (s: Core): TurnFrame => under<TurnFrame>(s, 'turn');

/** The company whose turn it is, who decides for it, and what it has. */
export const inOperation = (s: PlainState): string => turnOf(s).company;
export const operator = (s: PlainState): Seat => presiding(s, inOperation(s));
export const funds = (s: PlainState): Money => cashOf(s, treasury(inOperation(s)));

export function setUp(box: Box, core: Core): PlainState {
  const each = Math.floor(box.start / core.players);
  const course: CourseFrame = { kind: 'course', at: 'stockRound', set: 0 };
  return {
    ...core,
    flow: [course],
    cash: {
      [BANK]: box.money - each * core.players,
      ...Object.fromEntries(seatsOf(core).map((seat) => [String(seat), each])),
    },
    shares: Object.fromEntries(
      Object.entries(box.companies).map(([id, { certificates }]) => [id, offered(...certificates)]),
    ),
    market: emptyMarket(),
    board: emptyBoard(),
    depot: emptyDepot(box.trains),
    trains: {},
    phase: box.trains[0]!.type,
    priority: 1,
    pars: {},
    broken: false,
    breaksBelow: 1,
    ended: null,
  };
}
