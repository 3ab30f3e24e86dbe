// A table as it is held in memory: its row, its seats, everything entered, and the positions met so far.
import type { SentEntry } from '../../api/moves.ts';
import type { Why } from '../../bots/bot.ts';
import type { Core, Game, Seat } from '../../engine/index.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';

/** `called` is the name to show: the person's own, or the seat's. */
export type LoadedSeat = SeatRow & { readonly called: string };

export type KeptEntry = Readonly<{ seq: number; seat: Seat; key: string; draws: readonly number[]; at: number }> &
  (({ readonly action: unknown } & Aside) | { readonly to: number });

/** What is kept beside a move and is no part of the game: a standing order made it; why a bot did. */
export interface Aside {
  readonly by?: 'order';
  readonly why?: Why;
}

/** Of something that was stored with more. */
export const asideOf = ({ by, why }: Aside): Aside => ({ ...(by && { by }), ...(why && { why }) });

export interface Loaded {
  readonly game: Game;
  row: TableRow;
  seats: readonly LoadedSeat[];
  readonly entries: KeptEntry[];
  /** The keys of the entries, as their senders chose them. */
  readonly keys: Map<string, KeptEntry>;
  /** After each entry, the move at which the line ends; 0 for the set-up. */
  readonly heads: Map<number, number>;
  /** The move that each move followed. */
  readonly before: Map<number, number>;
  /** Positions by the move that led to them, with the chance to come: never to be sent. */
  readonly states: Map<number, Core>;
}

export const emptyLoaded = (game: Game, row: TableRow, seats: readonly LoadedSeat[]): Loaded => ({
  game,
  row,
  seats,
  entries: [],
  keys: new Map(),
  heads: new Map([[0, 0]]),
  before: new Map(),
  states: new Map(),
});

/** The move at which the line ends now. */
export const headOf = (table: Loaded): number => table.heads.get(lastSeqOf(table))!;

export const lastSeqOf = ({ entries }: Loaded): number => entries.at(-1)?.seq ?? 0;

/** Adds what has been kept. */
export function grow(table: Loaded, entry: KeptEntry): void {
  const head = headOf(table);
  if ('to' in entry) table.heads.set(entry.seq, table.heads.get(entry.to)!);
  else {
    table.before.set(entry.seq, head);
    table.heads.set(entry.seq, entry.seq);
  }
  table.entries.push(entry);
  table.keys.set(entry.key, entry);
}

/** Entries are numbered 1, 2, 3 … without gaps. */
export const entriesAfter = ({ entries }: Loaded, seq: number): SentEntry[] => entries.slice(seq).map(sent);

/** What everybody may see of an entry: not its key, which names the sender. */
const sent = (entry: KeptEntry): SentEntry => ({
  seq: entry.seq,
  seat: entry.seat,
  ...('to' in entry ? { to: entry.to } : { action: entry.action, ...asideOf(entry) }),
  ...(entry.draws.length > 0 ? { draws: [...entry.draws] } : {}),
  at: entry.at,
});
