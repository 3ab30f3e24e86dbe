// Decides for a standing order in a position: act, end, or wait. The same answer serves for firing and for its preview.
import {
  type Action,
  actionOf,
  type Choice,
  type Core,
  check,
  choices,
  type Game,
  narrow,
  PASS,
  type Paid,
  percentOf,
  preview,
  type Refusal,
  type Seat,
} from '../../engine/index.ts';
import { type RailState, railOf, type StockFrame } from '../../kernel/index.ts';
import type { Order, Why } from './order.ts';
import { asksToPass, auctionOf, roundKey } from './rounds.ts';
import { companiesIn, surprisesIn } from './seen.ts';

export type Verdict =
  | { readonly does: 'act'; readonly action: Action }
  | { readonly does: 'end'; readonly why: Why }
  | { readonly does: 'wait' };

type Of<K extends Order['kind']> = Extract<Order, { kind: K }>;

const WAIT: Verdict = { does: 'wait' };
const end = (why: Why): Verdict => ({ does: 'end', why });

export function wouldFire(game: Game, state: Core, seat: Seat, order: Order): Verdict {
  if (order.kind === 'bid') return bidding(game, state, seat, order);
  return order.kind === 'pass' ? passing(game, state, seat, order) : buying(game, state, seat, order);
}

function passing(game: Game, state: Core, seat: Seat, order: Of<'pass'>): Verdict {
  if (roundKey(state) !== order.round) return end({ code: 'round' });
  const wakes: readonly string[] = ['gone', 'president', ...order.until];
  const surprise = surprisesIn(game, state, seat, order.seen).find(({ code }) => wakes.includes(code));
  if (surprise) return end(surprise);
  const started = companiesIn(game, state).find((company) => !order.started.includes(company));
  if (started !== undefined && order.until.includes('started')) return end({ code: 'started', company: started });
  return asksToPass(state) && mayPass(game, state, seat) ? { does: 'act', action: PASS } : WAIT;
}

function buying(game: Game, state: Core, seat: Seat, order: Of<'buy'>): Verdict {
  const { company, most } = order;
  if (isReached(game, state, seat, order)) return end({ code: 'goal' });
  if (roundKey(state) !== order.round) return end({ code: 'unfinished' });
  // others may buy as well, as long as the presidency stays
  const surprise = surprisesIn(game, state, seat, order.seen).find(({ code }) => code !== 'bought');
  if (surprise) return end(surprise);
  const frame = state.flow.at(-1) as StockFrame | undefined;
  if (frame?.kind !== 'stock') return WAIT;
  const all = choices(game, state, seat);
  if (all.length === 0) return WAIT;
  // one share a turn: the rest of this turn is passed
  if (frame.bought !== null) return mayPass(game, state, seat) ? { does: 'act', action: PASS } : WAIT;
  const bought = purchase(game, state, seat, all, company);
  if ('code' in bought) return end({ code: 'refused', refusal: bought });
  const outcome = preview(game, state, seat, bought);
  if (!outcome.ok) return end({ code: 'refused', refusal: outcome.refusal });
  const cost = outcome.events.reduce((sum, event) => sum + (isPaidBy(event, seat) ? event.amount : 0), 0);
  return cost > most ? end({ code: 'price', company, cost }) : { does: 'act', action: bought };
}

/** The purchase of one share, from the offering if possible; or the refusal. */
function purchase(game: Game, state: Core, seat: Seat, all: readonly Choice[], company: string): Action | Refusal {
  const refusal = check(game, state, seat, { type: 'buyShare', company });
  const choice = all.find(({ type }) => type === 'buyShare');
  if (refusal || !choice) return refusal ?? { code: 'flow.notNow', rule: null, args: {} };
  let bought = narrow(game, state, choice, company);
  while (bought.open && 'values' in bought.open && bought.open.values.length > 0)
    bought = narrow(game, state, bought, bought.open.values[0]!);
  return actionOf(bought);
}

/** True if the company floats, or the seat has reached its percentage. */
function isReached(game: Game, state: Core, seat: Seat, { company, goal }: Of<'buy'>): boolean {
  const rail = railOf(game);
  if (!rail || !companiesIn(game, state).includes(company)) return false;
  const s = state as RailState;
  return goal === 'floated' ? (rail.floats?.(s, company) ?? true) : percentOf(s, company, seat) >= goal;
}

function bidding(game: Game, state: Core, seat: Seat, { auction, upTo }: Of<'bid'>): Verdict {
  const now = auctionOf(state);
  if (now?.key !== auction) return end({ code: 'auctionOver' });
  if (now.remaining && !now.remaining.includes(seat)) return end({ code: 'outbid' });
  const bid = choices(game, state, seat).find(({ open }) => open?.kind === 'int');
  if (bid?.open?.kind === 'int' && bid.open.min <= upTo)
    return { does: 'act', action: actionOf(narrow(game, state, bid, bid.open.min)) };
  return mayPass(game, state, seat) ? { does: 'act', action: PASS } : WAIT;
}

const mayPass = (game: Game, state: Core, seat: Seat): boolean => check(game, state, seat, PASS) === null;

const isPaidBy = (event: { type: string }, seat: Seat): event is Paid =>
  event.type === 'paid' && (event as Paid).from === seat;
