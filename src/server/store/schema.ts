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
  /** Empty after the account was deleted: games stay, under "a player". */
  name: string;
  kind: 'guest' | 'account';
  /** The form of the name that must be unique among accounts; null for guests. */
  name_key: string | null;
  password: string | null;
  email: string | null;
  lang: 'en' | 'it';
  mail_me: number;
  created_at: number;
  /** A host looks after the server and may do more. */
  role: Generated<'player' | 'host'>;
  /** 1 if the host keeps the person out; games stay. */
  suspended: Generated<number>;
}
export type PersonRow = Selectable<PersonTable>;

/** Secrets are stored only as their SHA-256. */
export interface SessionRow {
  hash: string;
  person: string;
  created_at: number;
  seen_at: number;
  /** The browser it was opened in, as far as it is known; may be empty. */
  agent: string;
}
export interface TokenRow {
  id: string;
  hash: string;
  person: string;
  name: string;
  created_at: number;
  used_at: number | null;
  /** `read`: read whatever its owner may read; `play`: play as well. */
  scope: 'read' | 'play';
  until: number;
}
export interface MagicRow {
  hash: string;
  email: string;
  /** The account it signs in; null makes one. */
  person: string | null;
  /** Sign in, confirm an address, or choose a new password. */
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
  /** Number of seats other than automata. */
  players: number;
  seed: string;
  seed_hash: string;
  /** A position set up by hand; and the draws an imported or forked game brought along, used before the seed. */
  start: string | null;
  draws: string;
  status: 'gathering' | 'playing' | 'over' | 'abandoned';
  visibility: 'open' | 'link' | 'private';
  pace: string;
  one_screen: number;
  shuffle: number;
  start_when_full: number;
  bot_seconds: number;
  /** Help given to the people seated here, by the interface and the API. */
  assist: 'none' | 'arithmetic' | 'routes';
  host: string | null;
  invite: string;
  /**
   * The last entry, and the seats that must decide after it. A move is kept only if `seq` is still the entry it was
   * made on.
   */
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
  /** The name of a bot, or of a seat at a one-screen table; any other person's own name is read instead. */
  name: string;
  /** A bot's level; `reserved` on an empty seat that only an invitation opens. */
  level: string | null;
  used_ms: number;
}

/** Append-only. `key` is the sender's, so that a retry finds its first try. */
export interface EntryRow {
  game_table: string;
  seq: number;
  seat: number;
  key: string;
  /** `{ action }` or `{ to }`. */
  json: string;
  /** The draws made by it. */
  draws: string;
  at: number;
}

/** A cache that may be deleted. Read only by builds with the same rules version and shape of states. */
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

/** Read only by its writer. */
export interface NoteRow {
  person: string;
  game_table: string;
  text: string;
  at: number;
}

/** A standing order of a seat: read only by its owner, until it acts. */
export interface OrderRow {
  id: string;
  game_table: string;
  seat: number;
  person: string;
  json: string;
  status: 'open' | 'done' | 'stopped';
  /** The reason it stopped. */
  why: string | null;
  at: number;
}
