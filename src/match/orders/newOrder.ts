// Giving an order: the sensible ones now, and an order with its owner's view.
import {
  type Core,
  choices,
  type Game,
  isOver,
  OFFER,
  percentOf,
  type Seat,
  seatsOf,
  unitOf,
} from '../../engine/index.ts';
import { type RailState, railOf, sharePrice } from '../../kernel/index.ts';
import type { Order, OrderDraft } from './order.ts';
import { auctionOf, roundKey } from './rounds.ts';
import { companiesIn, seenNow } from './seen.ts';
import { wouldFire } from './wouldFire.ts';

export interface Offers {
  readonly pass: boolean;
  /** Companies whose shares may be bought in this round. */
  readonly buy: readonly BuyOffer[];
  readonly lot: string | null;
  /** The least bid for the lot; while others are asked, the standing bid. */
  readonly least: number | null;
  /** Step of the bids. */
  readonly raise: number;
}

export interface BuyOffer {
  readonly company: string;
  /** Current price of a share. */
  readonly price: number;
  /** Percentage of a share, and that held by the seat. */
  readonly unit: number;
  readonly held: number;
  /** True if it does not float yet. */
  readonly waits: boolean;
}

/** Orders possible now, at any seat's turn. */
export function offersOf(game: Game, state: Core, seat: Seat): Offers {
  if (isOver(state)) return { pass: false, buy: [], lot: null, least: null, raise: 1 };
  const auction = auctionOf(state);
  const inIt = auction && (auction.remaining?.includes(seat) ?? true);
  const bid = inIt ? choices(game, state, seat).find(({ open }) => open?.kind === 'int')?.open : null;
  const own = bid?.kind === 'int' ? bid : null;
  const isStock = state.flow.some(({ kind }) => kind === 'stock');
  return {
    pass: roundKey(state) !== null,
    buy: isStock ? buyable(game, state, seat) : [],
    lot: inIt ? auction.lot : null,
    least: inIt ? (own?.min ?? auction.standing) : null,
    raise: own?.step ?? 1,
  };
}

function buyable(game: Game, state: Core, seat: Seat): BuyOffer[] {
  const rail = railOf(game);
  if (!rail) return [];
  const s = state as RailState;
  const others = new Set<unknown>(seatsOf(state));
  return companiesIn(game, state).flatMap((company) => {
    const { percents, holders } = s.shares[company]!;
    const left = holders.some((holder, i) => holder !== null && !others.has(holder) && percents[i]! > 0);
    if (!left) return [];
    const offered = holders.includes(OFFER) ? rail.par?.(s, company) : undefined;
    const price = offered ?? (rail.isUnpriced?.(s, company) ? 0 : sharePrice(rail, s, company));
    const waits = rail.floats ? !rail.floats(s, company) : false;
    return [{ company, price, unit: unitOf(s, company), held: percentOf(s, company, seat), waits }];
  });
}

/** Null for a pointless order, which would end at once or has no object. */
export function newOrder(game: Game, state: Core, seat: Seat, draft: OrderDraft): Order | null {
  const order = orderOf(game, state, seat, draft);
  return order && wouldFire(game, state, seat, order).does !== 'end' ? order : null;
}

function orderOf(game: Game, state: Core, seat: Seat, draft: OrderDraft): Order | null {
  const { pass, buy, lot } = offersOf(game, state, seat);
  const round = roundKey(state);
  if (draft.kind === 'bid') {
    const auction = auctionOf(state);
    return lot !== null && auction ? { ...draft, lot, auction: auction.key } : null;
  }
  if (round === null) return null;
  if (draft.kind === 'pass') {
    const started = companiesIn(game, state);
    const mine = started.filter((company) => percentOf(state as RailState, company, seat) > 0);
    return pass ? { ...draft, round, started, seen: seenNow(state, mine) } : null;
  }
  return buy.some(({ company }) => company === draft.company)
    ? { ...draft, round, seen: seenNow(state, [draft.company]) }
    : null;
}
