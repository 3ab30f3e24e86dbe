// An ascending auction as one frame: clockwise each seat bids more or leaves; what is sold, to whom the money goes and
// what happens to a lot nobody wants is said by the game.
import type { Seat } from '../core/action.ts';
import { conditionsOf } from '../core/condition.ts';
import type { Emit, GameEvent, Passed } from '../core/event.ts';
import { int } from '../core/fields.ts';
import type { Core } from '../core/state.ts';
import type { Step } from '../core/step.ts';
import { type Frame, type FrameDef, frameOf } from '../flow/frame.ts';
import { type BankSlice, cashOf, type Money } from '../money/bank.ts';

export interface AscendingFrame extends Frame {
  readonly kind: 'auction';
  readonly lot: string;
  /** Why it is held; the game decides by this what follows. */
  readonly occasion: string;
  readonly opener: Seat;
  /** The first bid must reach this. */
  readonly least: Money;
  /** The standing bid and its bidder; 0 while there is none. */
  high: Money;
  bidder: Seat;
  /** Who is asked now. */
  turn: Seat;
  /** Who has not left, in order of seats. */
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

export interface AuctionRefusals {
  'bid.belowMinimum': { least: Money };
  'bid.tooLow': { least: Money; high: Money };
  'bid.aboveCash': { cash: Money };
}

export type AuctionEvent = BidMade | Passed;

export interface AscendingRules<S, E extends GameEvent> {
  readonly cite: string;
  /** By how much a bid must beat the one before. */
  readonly raise: Money;
  sold(s: S, auction: AscendingFrame, emit: Emit<E>): void;
  unsold(s: S, auction: AscendingFrame, emit: Emit<E>): void;
}

export const openAuction = (
  lot: { lot: string; occasion: string; opener: Seat; least: Money },
  players: number,
): AscendingFrame => ({
  kind: 'auction',
  at: 'bid',
  ...lot,
  high: 0,
  bidder: 0,
  turn: lot.opener,
  remaining: Array.from({ length: players }, (_, i) => i + 1),
});

const auctionOf = (s: Core) => frameOf<AscendingFrame>(s, 'auction');

/** What the next bid must reach. */
const leastBid = (a: AscendingFrame, raise: Money): Money => (a.bidder === 0 ? a.least : a.high + raise);

const must = conditionsOf<AuctionRefusals>();

/** The next seat clockwise that has not left. */
const nextOf = (a: AscendingFrame): Seat => a.remaining.find((seat) => seat > a.turn) ?? a.remaining[0] ?? a.turn;

export function ascending<S extends Core & BankSlice, E extends GameEvent>(rules: AscendingRules<S, E>): FrameDef<S> {
  const bid: Step<S, Bid, AuctionEvent> = {
    id: 'bid',
    actor: (s) => auctionOf(s).turn,
    fields: { amount: int((s, _, seat) => ({ min: leastBid(auctionOf(s), rules.raise), max: cashOf(s, seat) })) },
    conditions: [
      must(
        'bid.belowMinimum',
        ['amount'],
        (s, a) => auctionOf(s).bidder !== 0 || a.amount >= auctionOf(s).least,
        (s) => ({ least: auctionOf(s).least }),
      ),
      must(
        'bid.tooLow',
        ['amount'],
        (s, a) => auctionOf(s).bidder === 0 || a.amount >= leastBid(auctionOf(s), rules.raise),
        (s) => ({ least: leastBid(auctionOf(s), rules.raise), high: auctionOf(s).high }),
      ),
      must(
        'bid.aboveCash',
        ['amount'],
        (s, a, seat) => a.amount <= cashOf(s, seat),
        (s, _, seat) => ({ cash: cashOf(s, seat) }),
      ),
    ],
    apply(s, { amount }, emit, seat) {
      const auction = auctionOf(s);
      auction.high = amount;
      auction.bidder = seat;
      auction.turn = nextOf(auction);
      emit?.({ type: 'bidMade', seat, lot: auction.lot, amount });
    },
    /** Whoever passes is out of this auction. */
    pass(s, _, seat) {
      const auction = auctionOf(s);
      auction.turn = nextOf(auction);
      auction.remaining = auction.remaining.filter((other) => other !== seat);
    },
  };
  return {
    cite: rules.cite,
    stages: { bid },
    /** Over when a bid stands and all others have left, or when all have. */
    again(s) {
      const { remaining, bidder } = auctionOf(s);
      return remaining.length > (bidder === 0 ? 0 : 1);
    },
    end(s, auction: AscendingFrame, emit: Emit<E>) {
      if (auction.bidder === 0) rules.unsold(s, auction, emit);
      else rules.sold(s, auction, emit);
    },
  };
}
