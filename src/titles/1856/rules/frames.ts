// The frames of 1856: state kept only while an auction, a round, a turn, a debt or a formation lasts.
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
  /** Reduction of the price of the first private (R017). */
  discount: number;
  /** Standing bids, one of a seat for each private; the money is set aside (R014). */
  bids: Record<PrivateId, { seat: Seat; amount: number }[]>;
  /** The private whose bidders raise each other (R015); null otherwise. */
  contested: PrivateId | null;
  /** Last buyer of the cheapest private on an ordinary turn (R016, R018); null before the first. */
  lastBuyer: Seat | null;
}

/** A stock round (R032-R047). */
export interface StockFrame extends StockRound<CompanyId> {
  /** Percent of each company bought in this round, by seat (R046, the manual). */
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
  /** Companies whose shares the president has sold to pay for a train (R093). */
  sold: CompanyId[];
  /** The CGR runs with a borrowed train (R114). */
  borrowed: boolean;
  /** The borrowed train, once taken from its stack (ruling `borrowedTrain`). */
  borrowedTrain?: TrainId;
  /** True once it has decided about its run, even to run nothing. */
  ran: boolean;
  runs: RunMade[];
  /** Revenue of the run, less the interest taken from it. */
  revenue: number;
  /** Refused offers between owners; a later one in this turn must be higher. */
  refused: string[];
}

/** A sum that a president raises by selling shares (R068-R071). Sales for a train are part of the turn itself. */
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
  /** Presidents still to decide, the present one first. */
  seats: Seat[];
  /** Companies absorbed so far, in that order. */
  absorbed: CompanyId[];
  /** Tokens of the absorbed companies, taken off the map. */
  tokens: TakenToken<CompanyId>[];
}

/** The CGR takes over the property of the absorbed companies (R103-R113). */
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
