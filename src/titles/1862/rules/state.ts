// The state of a game of 1862, and the questions asked of it everywhere.
import type { Seat } from '../../../engine/core/action.ts';
import { mustWith } from '../../../engine/core/condition.ts';
import { seatsFrom } from '../../../engine/core/seats.ts';
import type { Core } from '../../../engine/core/state.ts';
import { type MarketSlice, priceOf as priceOn } from '../../../engine/market/market.ts';
import type { BankSlice, Money } from '../../../engine/money/bank.ts';
import { mostHeld, presidentOf, type SharesSlice } from '../../../engine/shares/shares.ts';
import type { BoardSlice } from '../../../engine/track/board.ts';
import { type DepotSlice, trainsOf } from '../../../engine/trains/depot.ts';
import { turnOf as turn } from '../../../kernel/turn.ts';
import { type CompanyId, companyIds } from './companies.ts';
import type { Frame1862, TurnFrame } from './frames.ts';
import { market } from './market.ts';
import type { Kind, PhaseId } from './trains.ts';

/** A price at the top (R157), an empty bank (R158), the end of the LNER's last set (R159), or a standstill. */
export type EndReason = 'market' | 'bank' | 'lner' | 'standstill';

/** Not drawn, or gone with the LNER (R005, R162); not started; started, floated or not. */
export type Status = 'out' | 'waiting' | 'started';

export interface CompanyState {
  status: Status;
  /** The phase from which it is available (R005). */
  wave: 'A' | 'B' | 'C';
  /** Its permit for the whole game (R008), and all its permits now; none in the simple variants (R172). */
  permit: Kind | null;
  permits: Kind[];
  /** True if its sheet shows the chartered side (R017, R104). */
  chartered: boolean;
  /** The price of its IPO marker (R015, R056, R066); 0 before it is started. */
  ipo: Money;
  /** R066: the table of its IPO marker as set by a merger; null if it is that of its sheet. */
  table: 'chartered' | 'others' | null;
  /** True once it has floated and may operate (R058). */
  floated: boolean;
  /** Tokens on its sheet, the home token included until it is placed (R018). */
  tokens: number;
  /** Its home token is on the map, or has been (R078). */
  home: boolean;
  /** The `rev` of the board when it was started: a token placed since may have to make room (R079). */
  startedAt: number;
  /** R020: its home is full for good. */
  barred: boolean;
  /** R189: it missed its obligation, and is available again from the next stock round. */
  heldBack: boolean;
}

/** Values of a company not started. Its permit for the game stays with it (R008). */
export const unstarted = () => ({
  permits: [],
  chartered: false,
  ipo: 0,
  table: null,
  floated: false,
  tokens: 0,
  home: false,
  startedAt: 0,
});

/** R031: this company must float by the end of the next stock round, or its winner pays the fine. */
export interface Obligation {
  readonly company: CompanyId;
  readonly seat: Seat;
}

export interface State1862 extends Core<Frame1862>, BankSlice, SharesSlice, MarketSlice, BoardSlice, DepotSlice {
  phase: PhaseId;
  priority: Seat;
  companies: Record<CompanyId, CompanyState>;
  /** In the order in which they were won. */
  obligations: Obligation[];
  /** R159: before the train that sets it off, from its sale to the end of the set, and from then on. */
  lner: 'before' | 'due' | 'formed';
  /** R168: the certificate limit from the LNER on; null before. */
  lastLimit: number | null;
  /** R157: a price has reached the top in this operating round. */
  topReached: boolean;
  /** R158 */
  broken: boolean;
  breaksBelow: Money;
  ended: EndReason | null;
}

export const own = (s: State1862, id: CompanyId) => s.companies[id];

export const isStarted = (s: State1862, id: CompanyId): boolean => s.companies[id].status === 'started';

/** R058: true if it operates. */
export const isFloated = (s: State1862, id: CompanyId): boolean => isStarted(s, id) && s.companies[id].floated;

export const startedIds = (s: State1862): CompanyId[] => companyIds.filter((id) => isStarted(s, id));

/** R187: before a chartered company floats its IPO price stands for the market price. */
export const priceOf = (s: State1862, id: CompanyId): Money => priceOn(market, s, id) || s.companies[id].ipo;

export const hasTrain = (s: State1862, id: CompanyId): boolean => trainsOf(s, id).length > 0;

/** R042, R065, R170: a company without a train counts half, rounded down. */
export const saleValue = (s: State1862, id: CompanyId): Money =>
  hasTrain(s, id) ? priceOf(s, id) : Math.floor(priceOf(s, id) / 2);

/** R083: started, and its director's certificate lies in the pool. */
export const isInReceivership = (s: State1862, id: CompanyId): boolean =>
  isStarted(s, id) && presidentOf(s, id) === null;

/** R200, R088: its director; in receivership the holder of most shares, among equals the first from priority on. */
export const actingFor = (s: State1862, id: CompanyId): Seat =>
  presidentOf(s, id) ?? mostHeld(s, id, seatsFrom(s, s.priority)).seat ?? s.priority;

export const turnOf = (s: State1862): TurnFrame => turn<TurnFrame>(s);

/** The company whose turn it is, and the seat that decides for it. */
export const active = (s: State1862): CompanyId => turnOf(s).company;
export const operator = (s: State1862): Seat => actingFor(s, active(s));

/** Conditions of a turn: a refusal without figures of its own names the company. */
export const must = mustWith((s: State1862) => ({ company: active(s) }));

/** R159: true after the LNER, when there are no more track, tokens, mergers, starts or used trains. */
export const isLast = (s: State1862): boolean => s.lner === 'formed';
