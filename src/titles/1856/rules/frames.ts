// What is remembered while something lasts: the auction, a round, a turn, a debt, a formation.
import type { Seat } from '../../../engine/core/action.ts';
import type { Frame } from '../../../engine/flow/frame.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { TrainId } from '../../../engine/trains/depot.ts';
import type { ExchangeFrame } from '../../../kernel/exchange/exchange.ts';
import type { TakenToken } from '../../../kernel/exchange/tokens.ts';
import type { OfferFrame as Offer } from '../../../kernel/offer/question.ts';
import type { RaiseFrame as Raise } from '../../../kernel/raise/raise.ts';
import type { CourseFrame } from '../../../kernel/rounds/course.ts';
import type { OperatingFrame as OperatingRound } from '../../../kernel/rounds/operating.ts';
import type { RunMade } from '../../../kernel/run/running.ts';
import { newStockRound, type StockFrame as StockRound } from '../../../kernel/stock/round.ts';
import type { DiscardFrame } from '../../../kernel/trains/discard.ts';
import type { TurnFrame as Turn } from '../../../kernel/turn.ts';
import type { CompanyId } from './companies.ts';
import type { PrivateId } from './privates.ts';

/** The auction of the private companies (R013-R018). */
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

/** A stock round (R032-R047). */
export interface StockFrame extends StockRound<CompanyId> {
  /** By seat: percent of each company it has bought in this round (R046, the manual). */
  boughtInRound: Record<Seat, Partial<Record<CompanyId, number>>>;
}

/** An operating round (R062-R063). */
export type OperatingFrame = OperatingRound<CompanyId>;

/** A company's turn (R064). */
export interface TurnFrame extends Turn<CompanyId> {
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

/** Presidents settle the loans that are called in, one after the other (R097-R102). */
export interface SettlingFrame extends Frame {
  readonly kind: 'settling';
  /** Presidents still to come, the one who decides first. */
  seats: Seat[];
  /** The companies absorbed so far, in that order. */
  absorbed: CompanyId[];
  /** Their tokens, which are off the map. */
  tokens: TakenToken<CompanyId>[];
}

/** What the absorbed companies had becomes the CGR's (R103-R113). */
export type FormationFrame = ExchangeFrame<'formation', CompanyId>;

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

/** A company's turn before anything has been done in it. */
export const newTurn = (company: CompanyId): TurnFrame => ({
  kind: 'turn',
  at: 'homeToken',
  company,
  loanTaken: false,
  redeemed: false,
  interestPaid: false,
  interestLate: false,
  sold: [],
  borrowed: false,
  ran: false,
  runs: [],
  revenue: 0,
  refused: [],
});

export const newStockFrame = (set: number, seat: Seat): StockFrame => ({
  ...newStockRound<CompanyId>(set, seat, 'secondShare'),
  boughtInRound: {},
});
