// Dividends for holders who did not declare them: the company, the sum, and the change of its price.
import type { Action, Core, Game, GameEvent, Paid, Seat } from '../engine/index.ts';
import { type RailState, railOf, sharePrice } from '../kernel/index.ts';
import type { Moment } from './timeline.ts';

export interface Income {
  readonly seat: Seat;
  readonly company: string;
  readonly amount: number;
  /** The price of a share before and after; null in a game without a market. */
  readonly price: { readonly was: number; readonly is: number } | null;
}

/** Kinds of event after which a company pays; the reasons of its payments end in "dividend". */
const DECLARED: ReadonlySet<string> = new Set(['dividendDeclared', 'dividend']);
const REASON = /dividend$/i;

/** Dividends by company, several added up, with its price from the first to the last. */
export function dividendsTo(game: Game, mine: readonly Seat[], moments: readonly Moment[]): Income[] {
  const found = new Map<string, Income>();
  for (const moment of moments) {
    if (isDeclaredBy(moment, mine)) continue;
    for (const { company, events } of declaredIn(moment.events)) {
      const price = priceIn(game, moment.state, company, events);
      for (const { seat, amount } of paidTo(mine, events)) {
        const before = found.get(`${seat} ${company}`);
        const sum = (before?.amount ?? 0) + amount;
        const was = before?.price?.was ?? price?.was;
        found.set(`${seat} ${company}`, {
          ...{ seat, company, amount: sum },
          price: price && was !== undefined ? { was, is: price.is } : null,
        });
      }
    }
  }
  return [...found.values()];
}

const isDeclaredBy = ({ seat, action }: Moment, mine: readonly Seat[]): boolean =>
  mine.includes(seat) && (action as Action | null)?.type === 'dividend';

/** Each declared dividend, with everything that happened until the next one. */
function declaredIn(events: readonly GameEvent[]) {
  const found: { readonly company: string; readonly events: GameEvent[] }[] = [];
  for (const event of events)
    if (DECLARED.has(event.type))
      found.push({ company: (event as unknown as { company: string }).company, events: [] });
    else found.at(-1)?.events.push(event);
  return found;
}

const paidTo = (mine: readonly Seat[], events: readonly GameEvent[]): { seat: Seat; amount: number }[] =>
  events.flatMap((event) => {
    const { to, amount, reason } = event as Paid;
    return event.type === 'paid' && REASON.test(reason) && typeof to === 'number' && mine.includes(to)
      ? [{ seat: to, amount }]
      : [];
  });

interface Moved {
  readonly company: string;
  readonly was: number;
  readonly price: number;
}

function priceIn(game: Game, state: Core, company: string, events: readonly GameEvent[]): Income['price'] {
  const moved = events.find(
    (event) => event.type === 'priceMoved' && (event as unknown as Moved).company === company,
  ) as Moved | undefined;
  if (moved) return { was: moved.was, is: moved.price };
  const rail = railOf(game);
  if (!rail || rail.isUnpriced?.(state as RailState, company)) return null;
  const price = sharePrice(rail, state as RailState, company);
  return { was: price, is: price };
}
