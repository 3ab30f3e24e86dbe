// The state of a game of 1865, and the questions asked of it everywhere.
import type { Seat } from '../../../engine/core/action.ts';
import type { Treasury } from '../../../engine/core/owner.ts';
import type { Core } from '../../../engine/core/state.ts';
import { under } from '../../../engine/flow/frame.ts';
import { type MarketSlice, priceOf as priceOn } from '../../../engine/market/market.ts';
import type { BankSlice, Money } from '../../../engine/money/bank.ts';
import { presiding, type SharesSlice } from '../../../engine/shares/shares.ts';
import type { BoardSlice } from '../../../engine/track/board.ts';
import { type DepotSlice, trainsOf } from '../../../engine/trains/depot.ts';
import { type CompanyId, companiesOf, type MaritimeId, maritimesOf } from './companies.ts';
import type { Frame1865, TurnFrame } from './frames.ts';
import { market } from './market.ts';
import type { PhaseId } from './trains.ts';

/** The bank has run out (R161); or nothing can happen any more. */
export type EndReason = 'bank' | 'standstill';

/** Not open; its president's certificate is sold; 60% are sold and it operates (R068, R070). */
export type Status = 'waiting' | 'opened' | 'launched';

export interface CompanyState {
  status: Status;
  /** What its certificates are, or will be when it is opened (R071, R074). */
  kind: 'minor' | 'major';
  /** The price at which it was opened; 0 before. */
  start: Money;
  /** Tokens on its sheet, beside those on the map (R073, R075). */
  tokens: number;
  traffic: number;
  /** State loans of 500 (R148). */
  loans: number;
  /** The row of its marker on the Dragons' chart (R032-R033); 0 before it is launched. */
  row: number;
  /** It has operated at least once (R054, R144, R175). */
  operated: boolean;
}

/** Nobody's: not taken yet, or out of the game. */
export interface MaritimeState {
  owner: Seat | Treasury | null;
  /** R018-R019: its bonus has been taken. */
  bonusTaken: boolean;
}

export interface State1865 extends Core<Frame1865>, BankSlice, SharesSlice, MarketSlice, BoardSlice, DepotSlice {
  phase: PhaseId;
  priority: Seat;
  companies: Record<CompanyId, CompanyState>;
  maritimes: Record<MaritimeId, MaritimeState>;
  /** Personal state loans by seat (R139). */
  personalLoans: Record<Seat, number>;
  /** R161, R185: the bank has run out. */
  broken: boolean;
  breaksBelow: Money;
  /** A digest of the position before the last stock round (standstill.ts). */
  stood: string;
  ended: EndReason | null;
}

export const own = (s: State1865, id: CompanyId): CompanyState => s.companies[id];

/** R070 */
export const isLaunched = (s: State1865, id: CompanyId): boolean => s.companies[id].status === 'launched';

/** Its president's certificate is sold. */
export const isOpen = (s: State1865, id: CompanyId): boolean => s.companies[id].status !== 'waiting';

export const launchedIds = (s: State1865): CompanyId[] => companiesOf(s).filter((id) => isLaunched(s, id));

export const openIds = (s: State1865): CompanyId[] => companiesOf(s).filter((id) => isOpen(s, id));

export const priceOf = (s: State1865, id: CompanyId): Money => priceOn(market, s, id);

export const hasTrain = (s: State1865, id: CompanyId): boolean => trainsOf(s, id).length > 0;

/** The maritime companies of somebody. */
export const maritimesOwned = (s: State1865, owner: Seat | Treasury): MaritimeId[] =>
  maritimesOf(s).filter((id) => s.maritimes[id].owner === owner);

export const turnOf = (s: State1865): TurnFrame => under<TurnFrame>(s, 'turn');

/** The company whose turn it is. */
export const operating = (s: State1865): CompanyId => turnOf(s).company;

/** Who decides for the company whose turn it is. */
export const operator = (s: State1865): Seat => presiding(s, operating(s));
