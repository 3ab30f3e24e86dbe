// A standing order: what a seat will do by itself when it is asked, as plain data. It remembers what its owner saw when
// giving it, and ends when anything is otherwise.
import type { Refusal, Seat } from '../../engine/index.ts';

/** What wakes whoever passes: shares of a company one holds are sold or bought by somebody else, a company is started. */
export const alarms = ['sold', 'bought', 'started'] as const;
export type Alarm = (typeof alarms)[number];

/** An order as somebody words it. */
export type OrderDraft =
  /** Pass as long as this round lasts, unless one of these happens. */
  | { readonly kind: 'pass'; readonly until: readonly Alarm[] }
  /** Buy a share each turn of this round, for no more than `most`, until the company floats or one holds so much percent. */
  | { readonly kind: 'buy'; readonly company: string; readonly goal: 'floated' | number; readonly most: number }
  /** In the auction that is going on: the least bid that is possible, up to this; then pass. */
  | { readonly kind: 'bid'; readonly upTo: number };

/** The companies an order is about, as they were. */
export interface Seen {
  readonly [company: string]: {
    /** Percent by holder; keys are as JSON makes them. */
    readonly held: Readonly<Record<string, number>>;
    readonly president: Seat | null;
  };
}

export type Order =
  | (Extract<OrderDraft, { kind: 'pass' }> & {
      readonly round: string;
      readonly seen: Seen;
      /** Companies that were in play. */
      readonly started: readonly string[];
    })
  | (Extract<OrderDraft, { kind: 'buy' }> & { readonly round: string; readonly seen: Seen })
  | (Extract<OrderDraft, { kind: 'bid' }> & { readonly lot: string; readonly auction: string });

/** Why an order has ended: as it was meant to (the first four), or by a surprise. */
export type Why =
  | { readonly code: 'round' | 'goal' | 'auctionOver' | 'outbid' }
  | { readonly code: 'sold' | 'bought' | 'president'; readonly company: string; readonly seat: Seat | null }
  | { readonly code: 'started' | 'gone'; readonly company: string }
  | { readonly code: 'price'; readonly company: string; readonly cost: number }
  /** The round ended before, the seat is no longer its giver's, or the giver took a move back. */
  | { readonly code: 'unfinished' | 'left' | 'undone' }
  | { readonly code: 'refused'; readonly refusal: Refusal };

const meant: readonly Why['code'][] = ['round', 'goal', 'auctionOver', 'outbid'];

/** Whether an order that ended so did what it was given for. */
export const isDone = ({ code }: Why): boolean => meant.includes(code);
