// The frames of 1862, remembered only while they last: a parliament, a round, a turn, a fine, an exchange of shares.

import type { AscendingFrame } from '../../../engine/auction/ascending.ts';
import type { Seat } from '../../../engine/core/action.ts';
import type { Frame } from '../../../engine/flow/frame.ts';
import type { Money } from '../../../engine/money/bank.ts';
import type { ExchangeFrame as Exchange } from '../../../kernel/exchange/exchange.ts';
import type { OfferFrame as Offer } from '../../../kernel/offer/question.ts';
import type { CourseFrame } from '../../../kernel/rounds/course.ts';
import type { OperatingFrame as OperatingRound } from '../../../kernel/rounds/operating.ts';
import type { RunMade } from '../../../kernel/run/running.ts';
import { newStockRound, type StockFrame as StockRound } from '../../../kernel/stock/round.ts';
import type { TurnFrame as Turn } from '../../../kernel/turn.ts';
import type { CompanyId } from './companies.ts';

/** A parliamentary round (R021-R030). The auctions in it are frames of their own. */
export interface ParliamentFrame extends Frame {
  readonly kind: 'parliament';
  /** The number of the stock round that follows, and of this parliament before it. */
  readonly set: number;
  readonly sitting: number;
  seat: Seat;
  /** Players in a row who opened no auction. */
  passes: number;
  /** Winners of a charter in this parliament (R024). */
  won: Seat[];
}

/** The winner of a charter starts his company (R025-R027). */
export interface CharterFrame extends Frame {
  readonly kind: 'charter';
  readonly company: CompanyId;
  readonly seat: Seat;
  /** Shares bought besides the director's certificate. */
  more: number;
}

/** A stock round (R034-R060). */
export interface StockFrame extends StockRound<CompanyId> {
  /** Percent of each company bought in this round, by seat (R041). */
  boughtInRound: Record<Seat, Partial<Record<CompanyId, number>>>;
}

/** The director of a company floated without a charter chooses its number of tokens (R018). */
export interface TokensFrame extends Frame {
  readonly kind: 'tokens';
  readonly company: CompanyId;
}

/** A fine for a missed obligation that cash did not cover: shares are sold until it is paid (R031-R033). */
export interface FineFrame extends Frame {
  readonly kind: 'fine';
  readonly company: CompanyId;
  readonly seat: Seat;
  left: Money;
}

/** An operating round (R075-R076). */
export type OperatingFrame = OperatingRound<CompanyId>;

/** A company's turn (R077). */
export interface TurnFrame extends Turn<CompanyId> {
  /** A merger may make it another one (R096). */
  company: CompanyId;
  /** R106: nothing yet, one yellow tile that allows a second, or all that it may. */
  built: 'nothing' | 'one' | 'done';
  /** R115: true after a London terminal, which is the only token of the turn. */
  london: boolean;
  runs: RunMade[];
  revenue: Money;
  /** R132 */
  subsidy: Money;
  /** The way it raised money for a train (R148). Until it has one, it buys from the bank only. */
  raised: 'sale' | 'refinancing' | null;
  /** R199: it has merged with another. */
  merged: boolean;
  /** Offers refused by other directors, not repeated in this turn. */
  refused: string[];
}

/** A question to another director: will he sell a train (R141), will he merge or be acquired (R062)? */
export type OfferFrame = Offer<'train' | 'merger' | 'acquisition', CompanyId>;

/** An odd share of the survivor, or its director's certificate, that its holder redeems or gives up (R071-R072). */
export interface ShareOption {
  /** The number of the certificate; 0 is the director's. */
  readonly certificate: number;
  readonly redeem: Money;
  readonly sell: Money;
}

/** An exchange of shares: a merger, an acquisition, or a refinancing, which absorbs nobody (R061). */
export interface ExchangeFrame extends Exchange<'merger' | 'acquisition' | 'refinancing', CompanyId> {
  /** The company whose turn it is, its director, and the new price (R065); in a refinancing the present one (R150). */
  readonly active: CompanyId;
  readonly director: Seat;
  readonly price: Money;
  /** The decision open to the first of the holders; null if there is none. */
  option: ShareOption | null;
}

export type Frame1862 =
  | CourseFrame
  | ParliamentFrame
  | AscendingFrame
  | CharterFrame
  | StockFrame
  | TokensFrame
  | FineFrame
  | OperatingFrame
  | TurnFrame
  | OfferFrame
  | ExchangeFrame;

export const newStockFrame = (set: number, seat: Seat): StockFrame => ({
  ...newStockRound<CompanyId>(set, seat, 'trade'),
  boughtInRound: {},
});

/** A company's turn before anything has been done in it. */
export const newTurn = (company: CompanyId): TurnFrame => ({
  kind: 'turn',
  at: 'homeToken',
  company,
  built: 'nothing',
  london: false,
  runs: [],
  revenue: 0,
  subsidy: 0,
  raised: null,
  merged: false,
  refused: [],
});
