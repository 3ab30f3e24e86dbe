// News of a table, told to whoever follows it in this process and in the others.
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

export type News =
  /** Something was entered; something else about the table changed; somebody said something. */
  | { readonly table: string; readonly what: 'entries' | 'table' | 'chat' }
  /** Somebody came to watch, or went. Not kept anywhere. */
  | { readonly table: string; readonly what: 'visitors' }
  /** A bot thinks: how far, from 0 to 1. Not kept anywhere. */
  | { readonly table: string; readonly what: 'thinking'; readonly seat: number; readonly done: number }
  /** Who is here, as the processes tell one another; `all` begins a list that replaces what was told before. */
  | {
      readonly what: 'here';
      readonly process: string;
      readonly marks: readonly string[];
      readonly how: 'come' | 'gone' | 'all';
    }
  | { readonly what: 'alive' | 'whoIsHere' | 'ended'; readonly process: string }
  /** The sessions of this person are over. */
  | { readonly what: 'signedOut'; readonly person: string };

/** News of one table. */
export type TableNews = Extract<News, { readonly table: string }>;

/** `own` when it was made in this process. */
export type Hear = (news: News, own: boolean) => void;

export interface Bus {
  /** Inside the transaction that makes it: other processes hear it if, and when, the transaction is kept. */
  enlist(db: Kysely<Schema>, news: TableNews): Promise<void>;
  /** After the transaction: to this process. */
  deliver(news: TableNews): void;
  /** To all processes, without a transaction; it may be lost. News of who is here arrives in order, or after a gap. */
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
