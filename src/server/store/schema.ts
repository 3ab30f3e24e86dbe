// The tables of the store, alike in SQLite and PostgreSQL. Times are milliseconds since 1970; `json` columns are text.
import type { Generated, Selectable } from 'kysely';

export interface Schema {
  person: PersonTable;
  session: SessionRow;
  api_token: TokenRow;
  magic_link: MagicRow;
  push_subscription: PushRow;
  mute: { person: string; muted: string };
  game_table: TableRow;
  seat: SeatRow;
  entry: EntryRow;
  snapshot: SnapshotRow;
  chat: ChatRow;
  proposal: ProposalRow;
  note: NoteRow;
  standing_order: OrderRow;
  lease: { name: string; holder: string; until: number };
  meta: { key: string; value: string };
}

interface PersonTable {
  id: string;
  /** Empty for somebody who deleted the account: games stay, under "a player". */
  name: string;
  kind: 'guest' | 'account';
  /** The name as it must be unique among accounts; null for guests. */
  name_key: string | null;
  password: string | null;
  email: string | null;
  lang: 'en' | 'it';
  mail_me: number;
  created_at: number;
  /** Whoever looks after the server may do more. */
  role: Generated<'player' | 'host'>;
  /** Not let in any more; games stay. */
  suspended: Generated<number>;
}
export type PersonRow = Selectable<PersonTable>;

/** Secrets are kept as their SHA-256 only. */
export interface SessionRow {
  hash: string;
  person: string;
  created_at: number;
  seen_at: number;
  /** The browser it was opened in, as far as it tells; may be empty. */
  agent: string;
}
export interface TokenRow {
  id: string;
  hash: string;
  person: string;
  name: string;
  created_at: number;
  used_at: number | null;
  /** To read what its owner may read, or to play as well. */
  scope: 'read' | 'play';
  until: number;
}
export interface MagicRow {
  hash: string;
  email: string;
  /** The account it signs in; null makes one. */
  person: string | null;
  /** To sign in; to say that an address is one's own; to choose a new password. */
  purpose: 'signIn' | 'confirm' | 'reset';
  until: number;
}
export interface PushRow {
  endpoint: string;
  person: string;
  json: string;
}

export interface TableRow {
  id: string;
  game: string;
  rules_version: number;
  options: string;
  rulings: string;
  /** Seats that are no automata. */
  players: number;
  seed: string;
  seed_hash: string;
  /** A position set up by hand; and the draws an imported or forked game brought along, before the seed is asked. */
  start: string | null;
  draws: string;
  status: 'gathering' | 'playing' | 'over' | 'abandoned';
  visibility: 'open' | 'link' | 'private';
  pace: string;
  one_screen: number;
  shuffle: number;
  start_when_full: number;
  bot_seconds: number;
  /** How much the interface and the API help those who sit here. */
  assist: 'none' | 'arithmetic' | 'routes';
  host: string | null;
  invite: string;
  /** The last entry; who must decide after it. A move is kept only where this still is the entry it was made on. */
  seq: number;
  waiting: string;
  result: string | null;
  rematch: string | null;
  created_at: number;
  moved_at: number;
}

export interface SeatRow {
  game_table: string;
  seat: number;
  kind: 'empty' | 'person' | 'bot' | 'automaton';
  person: string | null;
  /** For bots, and the people of a one-screen table; otherwise the person's own name is read. */
  name: string;
  /** Of a bot; `reserved` on an empty seat that only the invitation opens. */
  level: string | null;
  used_ms: number;
}

/** Append-only. `key` is the sender's, so that a retry finds what it sent. */
export interface EntryRow {
  game_table: string;
  seq: number;
  seat: number;
  key: string;
  /** `{ action }` or `{ to }`. */
  json: string;
  /** The draws that followed from it. */
  draws: string;
  at: number;
}

/** A cache that may be deleted. Read only by builds with the same rules and the same shape of states. */
export interface SnapshotRow {
  game_table: string;
  seq: number;
  rules_version: number;
  shape: number;
  json: string;
}

export interface ChatRow {
  id: Generated<number>;
  game_table: string;
  person: string | null;
  name: string;
  text: string;
  seq: number;
  at: number;
}

export interface ProposalRow {
  id: string;
  game_table: string;
  kind: 'undo' | 'abandon' | 'replace';
  by_seat: number;
  /** `{ to }`, `{ seat, level? }`, and the seats asked and agreed. */
  json: string;
  status: 'open' | 'carried' | 'declined' | 'lapsed';
  /** The entry it was made on. */
  seq: number;
  at: number;
}

/** Read by its writer alone. */
export interface NoteRow {
  person: string;
  game_table: string;
  text: string;
  at: number;
}

/** What a seat will do when it comes to it: read by whoever gave it alone, until it acts. */
export interface OrderRow {
  id: string;
  game_table: string;
  seat: number;
  person: string;
  json: string;
  status: 'open' | 'done' | 'stopped';
  /** Why it stopped. */
  why: string | null;
  at: number;
}
