// The state of a game of 1856, and the questions asked of it everywhere.
import type { Seat } from '../../engine/core/action.ts';
import type { Treasury } from '../../engine/core/owner.ts';
import type { Core } from '../../engine/core/state.ts';
import type { Frame } from '../../engine/flow/frame.ts';
import { type MarketSlice, priceOf as priceOn } from '../../engine/market/market.ts';
import { BANK, type BankSlice } from '../../engine/money/bank.ts';
import type { SharesSlice } from '../../engine/shares/shares.ts';
import type { BoardSlice } from '../../engine/track/board.ts';
import type { HexId } from '../../engine/track/facts.ts';
import type { DepotSlice, TrainId } from '../../engine/trains/depot.ts';
import type { CgrFrame } from './cgr/frames.ts';
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

/** The course of the game after the auction: a stock round and a set of operating rounds in turn. */
export interface CourseFrame extends Frame {
  readonly kind: 'course';
  /** The number of the stock round and of the set that follows it. */
  set: number;
}

export interface StockFrame extends Frame {
  readonly kind: 'stock';
  readonly set: number;
  seat: Seat;
  /** Passes in a row. */
  passes: number;
  /** Who last bought or sold; null when nobody has (R033). */
  lastActor: Seat | null;
  /** What was bought in this turn; null before. */
  bought: CompanyId | null;
  /** The companies sold in this turn: each once, in one block (R042). */
  sold: CompanyId[];
  /** By seat: companies it has sold in this round (R041), and percent of each it has bought (R046, the manual). */
  soldInRound: Record<Seat, CompanyId[]>;
  boughtInRound: Record<Seat, Partial<Record<CompanyId, number>>>;
}

/** One operating round of a set. */
export interface OperatingFrame extends Frame {
  readonly kind: 'operating';
  readonly set: number;
  readonly round: number;
  /** How many rounds the set has (R010). */
  readonly of: number;
  /** Who has had its turn, or was skipped, in this round. */
  done: CompanyId[];
}

export interface RunMade {
  readonly train: TrainId;
  readonly track: readonly string[];
  readonly stops: readonly string[];
  readonly revenue: number;
}

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
export interface RaiseFrame extends Frame {
  readonly kind: 'raise';
  readonly seat: Seat;
  readonly company: CompanyId;
  /** What he has to have in cash; the frame ends, and the sum is paid, as soon as he has it. */
  readonly sum: number;
  readonly reason: 'interest' | 'redemption';
  /** Companies of which a block has been sold here. */
  sold: CompanyId[];
}

/** An offer to the owner of a train or a private (R020, R090). */
export interface OfferFrame extends Frame {
  readonly kind: 'offer';
  readonly seat: Seat;
  readonly company: CompanyId;
  readonly what: 'train' | 'private';
  readonly item: string;
  /** The owner: of a train a company, of a private a seat. */
  readonly from: Seat | Treasury;
  readonly price: number;
}

/** Companies over their train limit discard, each its choice (R091). */
export interface DiscardFrame extends Frame {
  readonly kind: 'discard';
  queue: CompanyId[];
}

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
  | CgrFrame;

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

export const seatsOf = (s: { players: number }): Seat[] => Array.from({ length: s.players }, (_, i) => i + 1);

export const nextSeat = (s: { players: number }, seat: Seat): Seat => (seat % s.players) + 1;

/** All seats clockwise, this one first. */
export const seatsFrom = (s: { players: number }, seat: Seat): Seat[] =>
  seatsOf(s).map((i) => ((seat + i - 2) % s.players) + 1);

export const isStarted = (s: State1856, id: CompanyId): boolean => s.companies[id].status === 'started';

/** The companies in play, in the order of the list. */
export const startedIds = (s: State1856): CompanyId[] => companyIds.filter((id) => isStarted(s, id));

export const priceOf = (s: State1856, id: CompanyId): number => priceOn(market, s, id);

/** The topmost frame of this kind, which the caller knows to be there. */
export function under<F extends Frame1856>(s: State1856, kind: F['kind']): F {
  for (let i = s.flow.length - 1; i >= 0; i--) if (s.flow[i]!.kind === kind) return s.flow[i] as F;
  throw new Error(`no ${kind} frame in the flow`);
}

export const turnOf = (s: State1856): TurnFrame => under<TurnFrame>(s, 'turn');
export const stockOf = (s: State1856): StockFrame => under<StockFrame>(s, 'stock');

/** Who bought the first 6-train, once it is sold. */
export function buyerOfSix({ cgr }: State1856): Seat {
  if (cgr.buyer === null) throw new Error('no 6-train has been sold');
  return cgr.buyer;
}

export const isCgr = (id: string): boolean => id === CGR;
