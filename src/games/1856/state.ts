// The state of a game of 1856, and the questions asked of it everywhere.
import type { Seat } from '../../engine/core/action.ts';
import type { Treasury } from '../../engine/core/owner.ts';
import type { Core } from '../../engine/core/state.ts';
import { type Frame, under } from '../../engine/flow/frame.ts';
import { type MarketSlice, priceOf as priceOn } from '../../engine/market/market.ts';
import { BANK, type BankSlice } from '../../engine/money/bank.ts';
import { presiding, type SharesSlice } from '../../engine/shares/shares.ts';
import type { BoardSlice } from '../../engine/track/board.ts';
import type { HexId } from '../../engine/track/facts.ts';
import type { DepotSlice, TrainId } from '../../engine/trains/depot.ts';
import type { OfferFrame as Offer } from '../../kernel/offer/question.ts';
import type { RaiseFrame as Raise } from '../../kernel/raise/raise.ts';
import type { CourseFrame } from '../../kernel/rounds/course.ts';
import type { OperatingFrame as OperatingRound } from '../../kernel/rounds/operating.ts';
import type { RunMade } from '../../kernel/run/running.ts';
import type { StockFrame as StockRound } from '../../kernel/stock/round.ts';
import type { DiscardFrame } from '../../kernel/trains/discard.ts';
import type { FormationFrame } from './cgr/exchange.ts';
import type { SettlingFrame } from './cgr/settling.ts';
import { CGR, type CompanyId, companyIds } from './companies.ts';
import { market } from './market.ts';
import type { PhaseId } from './phases.ts';
import type { PrivateId, RightId } from './privateCompanies.ts';

/** How a company gets the money for its shares (R049). */
export type Capital = 'escrow' | 'incremental' | 'full';

/** The bank is out of money, a player is bankrupt, or nothing can ever happen again. */
export type EndReason = 'bank' | 'bankrupt' | 'standstill';

/** Not yet started (the CGR: not yet formed), in play, closed by its price, or absorbed. */
export type Status = 'waiting' | 'started' | 'closed' | 'absorbed';

export interface CompanyState {
  status: Status;
  par: number;
  capital: Capital | null;
  /** Money for shares that the bank keeps until the destination is reached (R050). It is not in any purse. */
  escrow: number;
  loans: number;
  /** Whether its destination has been reached (R051), started or not. */
  linked: boolean;
  /** Whether it has ever operated. */
  operated: boolean;
  /** Full capitalisation: whether it has got its ten times par (R055). */
  floated: boolean;
  rights: RightId[];
}

/** Who owns a private: a seat, a company, or the bank while it is unsold; null: it is closed. */
export type PrivateOwner = Seat | Treasury | typeof BANK | null;
export const UNSOLD = BANK;

export interface PrivatesFrame extends Frame {
  readonly kind: 'privates';
  seat: Seat;
  /** Passes in a row. */
  passes: number;
  /** What the cheapest private costs less than its price (R017). */
  discount: number;
  /** Standing bids, one of a seat for each private; the money is set aside (R014). */
  bids: Record<PrivateId, { seat: Seat; amount: number }[]>;
  /** The private whose bidders raise each other (R015); null otherwise. */
  contested: PrivateId | null;
  /** Who bought the cheapest private last on an ordinary turn (R016, R018); null before anybody has. */
  lastBuyer: Seat | null;
}

export interface StockFrame extends StockRound<CompanyId> {
  /** By seat: percent of each company it has bought in this round (R046, the manual). */
  boughtInRound: Record<Seat, Partial<Record<CompanyId, number>>>;
}

export type OperatingFrame = OperatingRound<CompanyId>;

export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  readonly company: CompanyId;
  loanTaken: boolean;
  redeemed: boolean;
  interestPaid: boolean;
  /** A slip of 18xx.games: without a run the interest is taken only after the next action (ruling `interestNoRun`). */
  interestLate: boolean;
  /** Companies of which the president has sold a block to pay for a train (R093). */
  sold: CompanyId[];
  /** The CGR runs with a borrowed train (R114). */
  borrowed: boolean;
  /** The same train where it is among those of the CGR for the time being (ruling `borrowedTrain`). */
  borrowedTrain?: TrainId;
  /** Whether it has decided about its run, were it to run nothing. */
  ran: boolean;
  runs: RunMade[];
  /** What the run brought, less the interest taken from it. */
  revenue: number;
  /** Offers between owners that were refused: not made again in this turn. */
  refused: string[];
}

/** A sum that a president owes and raises by selling shares (R068-R071). For a train he does so in the turn itself. */
export type RaiseFrame = Raise<'interest' | 'redemption', CompanyId>;

/** An offer to the owner of a train or a private (R020, R090). */
export type OfferFrame = Offer<'train' | 'private', CompanyId>;

/** Tokens that must pick their city on a tile with two (R083). */
export interface CityFrame extends Frame {
  readonly kind: 'city';
  queue: { company: CompanyId; hex: HexId }[];
}

export type Frame1856 =
  | PrivatesFrame
  | CourseFrame
  | StockFrame
  | OperatingFrame
  | TurnFrame
  | RaiseFrame
  | OfferFrame
  | DiscardFrame
  | CityFrame
  | SettlingFrame
  | FormationFrame;

export interface State1856 extends Core<Frame1856>, BankSlice, SharesSlice, MarketSlice, BoardSlice, DepotSlice {
  phase: PhaseId;
  priority: Seat;
  companies: Record<CompanyId, CompanyState>;
  privates: Record<PrivateId, PrivateOwner>;
  /** R025 */
  port: { hex: HexId; company: CompanyId } | null;
  /** Rights still to be had from the owner of the private or the bank (R029). */
  rightsLeft: Record<RightId, number>;
  /** R024: the extra tile has been laid. */
  canadaUsed: boolean;
  /** R022: tile or token has been used; the private closes by R023. */
  kitchenerUsed: boolean;
  cgr: {
    /** Before the first 6-train, from its sale on, after the formation, or for good without it (R099). */
    stage: 'before' | 'due' | 'formed' | 'never';
    /** Who bought the first 6-train; null before. */
    buyer: Seat | null;
    /** Whether the CGR has ever owned a permanent train (R114). */
    permanent: boolean;
    /** The round in which it operates before all others, right after its formation (R119); null if there is none. */
    firstTurn: { set: number; round: number } | null;
    /** R120 as 18xx.games plays it: the limit set at the formation; 0 for the basic one. */
    certLimit: number;
  };
  /** The bank has run out at some time (R123): it had less than this. */
  broken: boolean;
  breaksBelow: number;
  ended: EndReason | null;
  /** Who went bankrupt; null for nobody. */
  bankrupt: Seat | null;
}

export const isStarted = (s: State1856, id: CompanyId): boolean => s.companies[id].status === 'started';

/** The companies in play, in the order of the list. */
export const startedIds = (s: State1856): CompanyId[] => companyIds.filter((id) => isStarted(s, id));

export const priceOf = (s: State1856, id: CompanyId): number => priceOn(market, s, id);

export const turnOf = (s: State1856): TurnFrame => under<TurnFrame>(s, 'turn');

/** Who acts for the company whose turn it is: its president. */
export const operator = (s: State1856): Seat => presiding(s, turnOf(s).company);

/** Who bought the first 6-train, once it is sold. */
export function buyerOfSix({ cgr }: State1856): Seat {
  if (cgr.buyer === null) throw new Error('no 6-train has been sold');
  return cgr.buyer;
}

export const isCgr = (id: string): boolean => id === CGR;
