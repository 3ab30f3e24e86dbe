// A table in memory: its row, seats, entries, and a few positions.
import type { SentEntry } from '../../api/moves.ts';
import type { Why } from '../../bots/bot.ts';
import type { Core, Game, Seat } from '../../engine/index.ts';
import type { PersonRow, SeatRow, TableRow } from '../store/schema.ts';
import type { ToldProposal } from './proposals.ts';

/** `called`: the name to show, the person's own or the seat's. `known`: the kind of person seated. */
export type LoadedSeat = SeatRow & { readonly called: string; readonly known: PersonRow['kind'] | null };

export type KeptEntry = Readonly<{ seq: number; seat: Seat; key: string; draws: readonly number[]; at: number }> &
  (({ readonly action: unknown } & Aside) | { readonly to: number });

/** Facts stored beside a move that are no part of the game: a standing order made it; a bot's reasons. */
export interface Aside {
  readonly by?: 'order';
  readonly why?: Why;
}

/** The aside alone, from a value with more fields. */
export const asideOf = ({ by, why }: Aside): Aside => ({ ...(by && { by }), ...(why && { why }) });

export interface Loaded {
  readonly game: Game;
  row: TableRow;
  seats: readonly LoadedSeat[];
  /** Proposals waiting for consent or lately refused; null before they are read. */
  proposals: readonly ToldProposal[] | null;
  readonly entries: KeptEntry[];
  /** Entries by the keys their senders chose. */
  readonly keys: Map<string, KeptEntry>;
  /** The head after each entry: the move at which the line ends; 0 for the set-up. */
  readonly heads: number[];
  /** The move that each move followed. */
  readonly before: number[];
  /** A few positions by the move that led to them, the latest last. They hold the draws to come: never send them. */
  readonly states: Map<number, Core>;
  /** Characters of all entries up to each one, and of a recent position, as JSON. */
  readonly written: number[];
  aPosition: number;
}

export const emptyLoaded = (game: Game, row: TableRow, seats: readonly LoadedSeat[]): Loaded => ({
  game,
  row,
  seats,
  proposals: null,
  entries: [],
  keys: new Map(),
  heads: [0],
  before: [0],
  states: new Map(),
  written: [0],
  aPosition: 0,
});

/** The move at which the line ends now. */
export const headOf = (table: Loaded): number => table.heads[lastSeqOf(table)]!;

export const lastSeqOf = ({ entries }: Loaded): number => entries.at(-1)?.seq ?? 0;

/** Adds an entry that has been stored; `length` is that of its text. */
export function grow(table: Loaded, entry: KeptEntry, length = JSON.stringify(entry).length): void {
  table.written.push(table.written.at(-1)! + length);
  const head = headOf(table);
  table.heads.push('to' in entry ? table.heads[entry.to]! : entry.seq);
  table.before.push(head);
  table.entries.push(entry);
  table.keys.set(entry.key, entry);
}

/** Positions held by a table: more would be a copy of the game for each move. */
const FEW = 3;
/** Moves between two measurements of a position's length. */
const MEASURED = 50;

/** Holds a position. The set-up always stays, as every new reader asks for it; of the others the latest stay. */
export function hold(table: Loaded, move: number, state: Core): void {
  const { states } = table;
  if (table.aPosition === 0 || move % MEASURED === 0) table.aPosition = JSON.stringify(state).length;
  states.delete(move);
  states.set(move, state);
  for (const one of states.keys()) {
    if (states.size <= FEW) return;
    if (one !== 0) states.delete(one);
  }
}

/**
 * Bytes of memory for each character of an entry and of a position, for an entry, and for a table, as measured with a
 * full heap.
 */
const BYTES = { entry: 3, position: 6, each: 250, table: 4000 };

/** Approximate bytes of memory that a table takes. */
export const weightOf = ({ written, aPosition, entries, states }: Loaded): number =>
  BYTES.table + BYTES.each * entries.length + BYTES.entry * written.at(-1)! + BYTES.position * aPosition * states.size;

/** Characters of one answer: whole games that people play are shorter. */
const PART = 256 * 1024;

/** Entries of a table, in order; `more` if others follow them. */
export interface Part {
  readonly entries: SentEntry[];
  readonly more?: true;
}

/**
 * The entries after `seq` that fit into one answer, at least one if there is any. Entries are numbered 1, 2, 3 …
 * without gaps.
 */
export function partAfter({ entries, written }: Loaded, seq: number): Part {
  let end = Math.min(seq + 1, entries.length);
  while (end < entries.length && written[end + 1]! - written[seq]! <= PART) end += 1;
  return { entries: entries.slice(seq, end).map(sent), ...(end < entries.length && { more: true }) };
}

/** The public part of an entry: without its key, which names the sender. */
const sent = (entry: KeptEntry): SentEntry => ({
  seq: entry.seq,
  seat: entry.seat,
  ...('to' in entry ? { to: entry.to } : { action: entry.action, ...asideOf(entry) }),
  ...(entry.draws.length > 0 ? { draws: [...entry.draws] } : {}),
  at: entry.at,
});
