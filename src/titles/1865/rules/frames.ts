// The frames of 1865, remembered only while they last: the draft, a round, a turn, a forced purchase, an absorption.
import type { Seat } from '../../../engine/core/action.ts';
import type { Frame } from '../../../engine/flow/frame.ts';
import type { Money } from '../../../engine/money/bank.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { ExchangeFrame as Exchange } from '../../../kernel/exchange/exchange.ts';
import type { OfferFrame as Offer } from '../../../kernel/offer/question.ts';
import type { RaiseFrame as Raise } from '../../../kernel/raise/raise.ts';
import type { CourseFrame } from '../../../kernel/rounds/course.ts';
import type { OperatingFrame as OperatingRound } from '../../../kernel/rounds/operating.ts';
import { newStockRound, type StockFrame as StockRound } from '../../../kernel/stock/round.ts';
import type { DiscardFrame } from '../../../kernel/trains/discard.ts';
import type { TurnFrame as Turn } from '../../../kernel/turn.ts';
import type { CompanyId } from './companies.ts';

/** The draft of the maritime companies, there and back (R013). */
export interface DraftFrame extends Frame {
  readonly kind: 'draft';
  seat: Seat;
  /** Maritime companies taken so far. */
  picks: number;
}

/** Before a stock round, presidents decide one after the other on the conversion of their minors (R084). */
export interface ConversionFrame extends Frame {
  readonly kind: 'conversion';
  /** Minors still to be asked, in operating order; the first is being asked. */
  queue: CompanyId[];
}

/** A stock round (R026-R067): the Dragons before each player. */
export type StockFrame = StockRound<CompanyId>;

/** An operating round (R097). */
export interface OperatingFrame extends OperatingRound<CompanyId> {
  /** Companies that have absorbed another in this round: they operate (R143). Left out while there are none. */
  acquirers?: CompanyId[];
}

/** A company's turn (R099). */
export interface TurnFrame extends Turn<CompanyId> {
  /** The hexes on which it has laid or replaced a tile (R100-R101). */
  laid: string[];
  revenue: Money;
  /** R090: true if it has bought a new train. */
  boughtNew: boolean;
  /** Offers refused by other presidents, not repeated in this turn. */
  refused: string[];
}

/** A question to another president: will he sell a train (R135)? */
export type OfferFrame = Offer<'train', CompanyId>;

/** A president finds the rest of the price of a train (R137-R139). */
export interface RaiseFrame extends Raise<'train', CompanyId> {
  readonly train: string;
}

/** A company is absorbed by another (R141-R158), in the turn of the acquirer or of the target. */
export interface ExchangeFrame extends Exchange<'active' | 'passive', CompanyId> {
  /** The price of each share of the target (R147). */
  readonly price: Money;
  /** R156: places of both companies joined to each place of the target. Nobody lays track meanwhile. */
  readonly joined: Readonly<Record<NodeId, readonly NodeId[]>>;
  /** R156: true if there are more tokens to replace than the acquirer has; and the cities that it has kept. */
  tooFew: boolean;
  kept: NodeId[];
}

export type Frame1865 =
  | CourseFrame
  | DraftFrame
  | ConversionFrame
  | StockFrame
  | OperatingFrame
  | TurnFrame
  | OfferFrame
  | DiscardFrame
  | RaiseFrame
  | ExchangeFrame;

export const newStockFrame = (set: number, seat: Seat): StockFrame => newStockRound<CompanyId>(set, seat, 'dragons');

/** A company's turn before anything has been done in it. */
export const newTurn = (company: CompanyId): TurnFrame => ({
  kind: 'turn',
  at: 'absorb',
  company,
  laid: [],
  revenue: 0,
  boughtNew: false,
  refused: [],
});
