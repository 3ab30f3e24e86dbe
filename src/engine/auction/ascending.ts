// An ascending auction as one frame: clockwise, each seat bids more or leaves. The game decides what is sold, who gets
// the money, and what happens to an unsold lot.
import type { Seat } from '../core/action.ts';
import { must } from '../core/condition.ts';
import type { Emit, GameEvent, Passed } from '../core/event.ts';
import { int } from '../core/fields.ts';
import type { Core } from '../core/state.ts';
import { type On, step } from '../core/step.ts';
import { type Frame, frameOf } from '../flow/frame.ts';
import { type BankSlice, cashOf, type Money } from '../money/bank.ts';

export interface AscendingFrame extends Frame {
  readonly kind: 'auction';
  readonly lot: string;
  /** The reason for the auction, by which the game decides what follows. */
  readonly occasion: string;
  readonly opener: Seat;
  /** The first bid must reach this. */
  readonly least: Money;
  /** The standing bid and its bidder; null while there is none. */
  high: Money;
  bidder: Seat | null;
  /** The seat that is asked now. */
  turn: Seat;
  /** Seats that have not left, in their order. */
  remaining: Seat[];
}

export interface Bid {
  readonly type: 'bid';
  readonly amount: Money;
}

export interface BidMade {
  readonly type: 'bidMade';
  readonly seat: Seat;
  readonly lot: string;
  readonly amount: Money;
}

export type AuctionEvent = BidMade | Passed;

export interface AscendingRules<S, E extends GameEvent, M> {
  readonly cite: string;
  /** Least difference between a bid and the one before. */
  readonly raise: Money;
  /** Bids go up from the least in steps of this; 1 by default. */
  readonly step?: Money;
  /** Cash that a bidder must keep after paying. */
  reserve?(s: S, seat: Seat, auction: AscendingFrame): Money;
  /** Further conditions on a bidder, asked first. A seat that they leave without a bid must pass. */
  readonly mayBid?: M;
  sold(s: S, auction: AscendingFrame, to: Seat, emit: Emit<E>): void;
  unsold(s: S, auction: AscendingFrame, emit: Emit<E>): void;
}

export interface Opening {
  /** Seats that take part, in their order; by default all. */
  readonly bidders?: readonly Seat[];
  /** The first bid, if opening the auction includes one; otherwise the opener is asked for it. */
  readonly bid?: Money;
}

export function openAuction(
  lot: { lot: string; occasion: string; opener: Seat; least: Money },
  players: number,
  { bidders, bid }: Opening = {},
): AscendingFrame {
  const auction: AscendingFrame = {
    kind: 'auction',
    at: 'bid',
    ...lot,
    high: 0,
    bidder: null,
    turn: lot.opener,
    remaining: bidders ? [...bidders] : Array.from({ length: players }, (_, i) => i + 1),
  };
  if (bid !== undefined) {
    auction.high = bid;
    auction.bidder = lot.opener;
  }
  if (bid !== undefined || !auction.remaining.includes(lot.opener)) auction.turn = nextOf(auction);
  return auction;
}

const auctionOf = (s: Core) => frameOf<AscendingFrame>(s, 'auction');

/** Least amount of the next bid. */
const leastBid = (a: AscendingFrame, raise: Money): Money => (a.bidder === null ? a.least : a.high + raise);

/** The next seat clockwise that has not left. */
const nextOf = (a: AscendingFrame): Seat => a.remaining.find((seat) => seat > a.turn) ?? a.remaining[0] ?? a.turn;

export const ascending =
  <S extends Core & BankSlice, E extends GameEvent>() =>
  <const M extends readonly On<S, Bid>[] = []>(rules: AscendingRules<S, E, M>) => {
    /** Money that a seat can spend. */
    const purse = (s: S, seat: Seat): Money => cashOf(s, seat) - (rules.reserve?.(s, seat, auctionOf(s)) ?? 0);
    const bid = step<S, Bid, AuctionEvent>()({
      id: 'bid',
      actor: (s) => auctionOf(s).turn,
      fields: {
        amount: int((s, _, seat) => ({
          min: leastBid(auctionOf(s), rules.raise),
          max: purse(s, seat),
          step: rules.step ?? 1,
        })),
      },
      conditions: [
        ...(rules.mayBid ?? []),
        must(
          'bid.belowMinimum',
          ['amount'],
          (s: S, a: Bid) => auctionOf(s).bidder !== null || a.amount >= auctionOf(s).least,
          (s) => ({ least: auctionOf(s).least }),
        ),
        must(
          'bid.tooLow',
          ['amount'],
          (s: S, a: Bid) => auctionOf(s).bidder === null || a.amount >= leastBid(auctionOf(s), rules.raise),
          (s) => ({ least: leastBid(auctionOf(s), rules.raise), high: auctionOf(s).high }),
        ),
        must(
          'bid.aboveCash',
          ['amount'],
          (s: S, a: Bid, seat: Seat) => a.amount <= purse(s, seat),
          (s, _, seat) => ({ cash: purse(s, seat) }),
        ),
      ],
      apply(s, { amount }, emit, seat) {
        const auction = auctionOf(s);
        auction.high = amount;
        auction.bidder = seat;
        auction.turn = nextOf(auction);
        emit?.({ type: 'bidMade', seat, lot: auction.lot, amount });
      },
      /** A seat that passes is out of this auction. */
      pass(s, _, seat) {
        const auction = auctionOf(s);
        auction.turn = nextOf(auction);
        auction.remaining = auction.remaining.filter((other) => other !== seat);
      },
    });
    const frame = {
      cite: rules.cite,
      stages: { bid },
      /** Over when a bid stands and all others have left, or when all have. */
      again(s: S) {
        const { remaining, bidder } = auctionOf(s);
        return remaining.length > (bidder === null ? 0 : 1);
      },
      end(s: S, auction: AscendingFrame, emit: Emit<E>) {
        if (auction.bidder === null) rules.unsold(s, auction, emit);
        else rules.sold(s, auction, auction.bidder, emit);
      },
    };
    return frame;
  };
