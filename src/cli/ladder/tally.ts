// Counts what happened in a game, for any title: events by their type, and by the field that tells them apart.
import { type Core, type Game, type GameEvent, typeOf } from '../../engine/index.ts';
import { type RailState, railOf } from '../../kernel/index.ts';

export type Counts = Record<string, number>;

/** Events that say nothing about a game: they come with every step. */
const silent: readonly string[] = ['passed', 'paid'];

/** Fields that tell events of one type apart, the most telling first. */
const telling = ['train', 'kind', 'occasion', 'phase', 'reason', 'how', 'why', 'what'] as const;

type Telling = GameEvent & Readonly<Partial<Record<(typeof telling)[number], unknown>>>;

/** The name under which an event counts (`trainBought:2`, `dividendDeclared:withhold`); null for a silent one. */
export function countedAs(event: GameEvent): string | null {
  if (silent.includes(event.type)) return null;
  const told: Telling = event;
  const field = telling.find((name) => typeof told[name] === 'string');
  if (field === undefined) return event.type;
  const value = told[field] as string;
  return `${event.type}:${field === 'train' ? typeOf(value) : value}`;
}

/** Counts events one by one as they happen. */
export function tally(): { readonly counts: Counts; count(event: GameEvent): void } {
  const counts: Counts = {};
  return {
    counts,
    count(event) {
      const name = countedAs(event);
      if (name !== null) counts[name] = (counts[name] ?? 0) + 1;
    },
  };
}

/** The phases that an 18xx has reached, in their order; none in any other game. */
export function phasesReached(game: Game, state: Core): string[] {
  const rail = railOf(game);
  if (!rail) return [];
  const ids = rail.phases(state as RailState).map(({ id }) => id);
  return ids.slice(0, ids.indexOf((state as RailState).phase) + 1);
}
