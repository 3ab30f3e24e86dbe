// The state of a game of 1865, and the questions asked of it everywhere.
import type { Seat } from '../../../engine/core/action.ts';
import type { Treasury } from '../../../engine/core/owner.ts';
import { under } from '../../../engine/flow/frame.ts';
import { priceOf as priceOn } from '../../../engine/market/market.ts';
import type { Money } from '../../../engine/money/bank.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import type { RailState } from '../../../kernel/rail.ts';
import { type CompanyId, companiesOf, type MaritimeId, maritimesOf } from './companies.ts';
import type { Frame1865, TurnFrame } from './frames.ts';
import { market } from './market.ts';
import type { PhaseId } from './trains.ts';

/** An empty bank (R161), or a standstill. */
export type EndReason = 'bank' | 'standstill';

export interface CompanyState {
  /** Not open; its president's certificate is sold; 60% are sold and it operates (R068, R070). */
  status: 'waiting' | 'opened' | 'launched';
  /** The kind of its certificates, now or when it is opened (R071, R074). */
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

export interface State1865 extends RailState {
  flow: Frame1865[];
  phase: PhaseId;
  companies: Record<CompanyId, CompanyState>;
  /** The owner, null before it is taken and out of the game, and true once its bonus is taken (R018-R019). */
  maritimes: Record<MaritimeId, { owner: Seat | Treasury | null; bonusTaken: boolean }>;
  /** Personal state loans by seat (R139). */
  personalLoans: Record<Seat, number>;
  /** R161, R185: the bank has run out. */
  broken: boolean;
  breaksBelow: Money;
  /** A digest of the position before the last stock round (end.ts). */
  stood: string;
  ended: EndReason | null;
}

export const own = (s: State1865, id: string): CompanyState => s.companies[id as CompanyId];

/** R070 */
export const isLaunched = (s: State1865, id: string): boolean => own(s, id).status === 'launched';

/** Its president's certificate is sold. */
export const isOpen = (s: State1865, id: string): boolean => own(s, id).status !== 'waiting';

export const launchedIds = (s: State1865): CompanyId[] => companiesOf(s).filter((id) => isLaunched(s, id));

export const openIds = (s: State1865): CompanyId[] => companiesOf(s).filter((id) => isOpen(s, id));

export const priceOf = (s: State1865, id: string): Money => priceOn(market, s, id);

export const hasTrain = (s: State1865, id: string): boolean => trainsOf(s, id).length > 0;

/** The maritime companies of an owner. */
export const maritimesOwned = (s: State1865, owner: Seat | Treasury): MaritimeId[] =>
  maritimesOf(s).filter((id) => s.maritimes[id].owner === owner);

export const turnOf = (s: State1865): TurnFrame => under<TurnFrame>(s, 'turn');

/** The company whose turn it is. */
export const operating = (s: State1865): CompanyId => turnOf(s).company;

/** Figures of a refusal that names the company of the turn. */
export const companyInTurn = (s: State1865) => ({ company: operating(s) });
