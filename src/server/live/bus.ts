// News of tables, told to listeners in this process and in the others.
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

export type News =
  /** Entries were added, or something else about the table changed, or a line of chat was added. */
  | { readonly table: string; readonly what: 'entries' | 'table' | 'chat' }
  /** Visitors came or went. Not stored. */
  | { readonly table: string; readonly what: 'visitors' }
  /** A bot is thinking; `done` runs from 0 to 1. Not stored. */
  | { readonly table: string; readonly what: 'thinking'; readonly seat: number; readonly done: number }
  /** The people here, as processes tell one another; `all` begins a list that replaces earlier ones. */
  | {
      readonly what: 'here';
      readonly process: string;
      readonly marks: readonly string[];
      readonly how: 'come' | 'gone' | 'all';
    }
  | { readonly what: 'alive' | 'whoIsHere' | 'ended'; readonly process: string }
  /** The sessions of this person have ended. */
  | { readonly what: 'signedOut'; readonly person: string };

/** News of one table. */
export type TableNews = Extract<News, { readonly table: string }>;

/** `own`: the news was made in this process. */
export type Hear = (news: News, own: boolean) => void;

export interface Bus {
  /** Adds the news to the transaction that causes it: other processes hear of it only once that is committed. */
  enlist(db: Kysely<Schema>, news: TableNews): Promise<void>;
  /** Tells this process, after the transaction. */
  deliver(news: TableNews): void;
  /** Tells all processes without a transaction; it may be lost. News of people here arrives in order, or after a gap. */
  mention(news: News): void;
  listen(hear: Hear): void;
  /** Called when news from other processes may have been missed. */
  onGap(catchUp: () => void): void;
  close(): Promise<void>;
}

/** The bus of a single process: all listeners are here. */
export function localBus(): Bus {
  const ears = new Set<Hear>();
  const deliver = (news: News) => {
    for (const hear of ears) hear(news, true);
  };
  return {
    enlist: async () => {},
    deliver,
    mention: deliver,
    listen: (hear) => void ears.add(hear),
    onGap: () => {},
    close: async () => ears.clear(),
  };
}
