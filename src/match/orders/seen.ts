// The companies as an order's giver saw them, and the changes since.
import { type Core, certificatesOf, type Game, type Seat } from '../../engine/index.ts';
import { inPlay, type RailState, railOf } from '../../kernel/index.ts';
import type { Seen, Why } from './order.ts';

/** The companies in play; none in a game without shares of this kind. */
export function companiesIn(game: Game, state: Core): readonly string[] {
  const rail = railOf(game);
  return rail ? inPlay(rail, state as RailState) : [];
}

export const seenNow = (state: Core, companies: readonly string[]): Seen =>
  Object.fromEntries(companies.map((company) => [company, sheetOf(state, company)]));

function sheetOf(state: Core, company: string): Seen[string] {
  const { percents, holders, president } = certificatesOf(state as RailState, company);
  const held: Record<string, number> = {};
  for (const [i, holder] of holders.entries()) {
    const key = JSON.stringify(holder);
    held[key] = (held[key] ?? 0) + percents[i]!;
  }
  return { held, president };
}

type Surprise = Extract<Why, { company: string }>;

/** Changes to these companies that this seat did not cause. */
export function surprisesIn(game: Game, state: Core, seat: Seat, seen: Seen): Surprise[] {
  const now = companiesIn(game, state);
  return Object.entries(seen).flatMap(([company, then]): Surprise[] => {
    if (!now.includes(company)) return [{ code: 'gone', company }];
    const { held, president } = sheetOf(state, company);
    // people alone: their trades change the offering and the pool as well
    const traded = [...new Set([...Object.keys(then.held), ...Object.keys(held)])].flatMap((key): Surprise[] => {
      const holder: unknown = JSON.parse(key);
      const change = (held[key] ?? 0) - (then.held[key] ?? 0);
      if (typeof holder !== 'number' || holder === seat || change === 0) return [];
      return [{ code: change < 0 ? 'sold' : 'bought', company, seat: holder }];
    });
    const passed = president !== then.president && president !== seat;
    return [...traded, ...(passed ? [{ code: 'president' as const, company, seat: president }] : [])];
  });
}
