// A record's entries as a table keeps them: numbered from 1 without gaps, each with what chance gave.
import { setImmediate } from 'node:timers/promises';
import { apply, type Core, type Game, OutOfDraws } from '../../engine/index.ts';
import { liveLine } from '../../records/liveLine.ts';
import type { Entry } from '../../records/record.ts';
import { upToDate } from '../../records/upToDate.ts';
import { emptyLoaded, grow, headOf, hold, type KeptEntry, type Loaded } from '../play/loaded.ts';
import { firstState } from '../play/position.ts';
import type { TableRow } from '../store/schema.ts';

/** How many moves to replay before letting other requests run. */
const STRETCH = 50;

/**
 * Everything that was entered, including branches left behind. A record does not contain the draws of a branch; if the
 * branch cannot be replayed without them, only the live line is taken over.
 */
export async function replayTree(game: Game, row: TableRow, entries: readonly Entry[]): Promise<Loaded> {
  const whole = await replayWhole(game, row, entries);
  if (whole) return whole;
  const line = await replayed(game, row, renumbered(liveLine(entries)));
  if (!line) throw new Error('a record that could be replayed cannot be replayed again');
  return line;
}

/** Null where that cannot be. */
export const replayWhole = (game: Game, row: TableRow, entries: readonly Entry[]): Promise<Loaded | null> =>
  replayed(game, row, renumbered(entries));

function renumbered(entries: readonly Entry[]): Entry[] {
  const numbers = new Map([[0, 0], ...entries.map((entry, i) => [entry.seq, i + 1] as [number, number])]);
  return entries.map((entry, i) => {
    const { seat } = entry;
    return 'to' in entry
      ? { seq: i + 1, seat, to: numbers.get(entry.to)! }
      : { seq: i + 1, seat, action: entry.action };
  });
}

async function replayed(game: Game, row: TableRow, entries: readonly Entry[]): Promise<Loaded | null> {
  const table = emptyLoaded(game, row, []);
  /** By the move that led to it: a branch begins anywhere. */
  const states = new Map([[0, firstState(game, row)]]);
  for (const entry of entries) {
    if (entry.seq % STRETCH === 0) await setImmediate();
    const kept = 'to' in entry ? { ...entry, draws: [] } : moved(table, states, entry);
    if (!kept) return null;
    grow(table, { ...kept, key: `record:${entry.seq}`, at: row.created_at } as KeptEntry);
  }
  hold(table, headOf(table), states.get(headOf(table))!);
  return table;
}

function moved(
  table: Loaded,
  states: Map<number, Core>,
  { seq, seat, action: written }: Extract<Entry, { action: unknown }>,
) {
  const action = upToDate(table.game, table.row.rules_version, written);
  const before = states.get(headOf(table))!;
  try {
    const outcome = apply(table.game, before, seat, action);
    if (!outcome.ok) return null;
    states.set(seq, outcome.state);
    return { seq, seat, action, draws: outcome.state.chance.drawn.slice(before.chance.drawn.length) };
  } catch (error) {
    if (error instanceof OutOfDraws) return null;
    throw error;
  }
}
