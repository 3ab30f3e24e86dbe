// A record's entries in a table's form: numbered from 1 without gaps, each with its draws.
import { apply, type Core, type Game, OutOfDraws } from '../../../engine/index.ts';
import { liveLine } from '../../../records/liveLine.ts';
import type { Entry } from '../../../records/record.ts';
import { upToDate } from '../../../records/upToDate.ts';
import { emptyLoaded, grow, headOf, hold, type KeptEntry, type Loaded } from '../../play/loaded.ts';
import { firstState } from '../../play/position.ts';
import { snapshotAfter, snapshotOf } from '../../play/snapshots.ts';
import type { SnapshotRow, TableRow } from '../../store/schema.ts';

export interface Replayed {
  readonly table: Loaded;
  /** The same snapshots as if played here: one every so many entries, and one at the end. */
  readonly snapshots: readonly SnapshotRow[];
}

/**
 * Replays all entries, with branches left behind. A record lacks the draws of branches; if a branch cannot be replayed
 * without them, only the live line is taken over.
 */
export function replayTree(game: Game, row: TableRow, entries: readonly Entry[]): Replayed {
  const told = replayWhole(game, row, entries) ?? replayed(game, row, renumbered(liveLine(entries)));
  if (!told) throw new Error('a record that could be replayed cannot be replayed again');
  return told;
}

/** Replays all entries; null if that is impossible. */
export const replayWhole = (game: Game, row: TableRow, entries: readonly Entry[]): Replayed | null =>
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

function replayed(game: Game, row: TableRow, entries: readonly Entry[]): Replayed | null {
  const table = emptyLoaded(game, row, []);
  const snapshots: SnapshotRow[] = [];
  const again = returnedTo(entries);
  /** Positions by the move that led to them; only those are kept where a branch begins. */
  const states = new Map([[0, firstState(game, row)]]);
  for (const entry of entries) {
    const before = headOf(table);
    const kept = 'to' in entry ? { ...entry, draws: [] } : moved(table, states, entry);
    if (!kept) return null;
    grow(table, { ...kept, key: `record:${entry.seq}`, at: row.created_at } as KeptEntry);
    const head = headOf(table);
    if (before !== head && !again.has(before)) states.delete(before);
    const snapshot = snapshotAfter(table, entry.seq, { head, state: states.get(head)! });
    if (snapshot) snapshots.push(snapshot);
  }
  const [seq, head] = [entries.length, headOf(table)];
  const state = states.get(head)!;
  hold(table, head, state);
  if (seq > 0 && snapshots.at(-1)?.seq !== seq) snapshots.push(snapshotOf(table, seq, { head, state }));
  return { table, snapshots };
}

/** The moves to which an undo returns. */
function returnedTo(entries: readonly Entry[]): ReadonlySet<number> {
  const heads = [0];
  for (const entry of entries) heads.push('to' in entry ? heads[entry.to]! : entry.seq);
  return new Set([0, ...entries.flatMap((entry) => ('to' in entry ? [heads[entry.to]!] : []))]);
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
