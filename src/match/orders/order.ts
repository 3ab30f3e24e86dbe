// A standing order: what a seat does by itself when it is asked, as plain data. It remembers its giver's view of the
// companies, and ends at a surprise.
import type { Refusal, Seat } from '../../engine/index.ts';

/** Alarms that wake a passing seat: another trades shares of a company in which it holds some, or a company is started. */
export const alarms = ['sold', 'bought', 'started'] as const;
export type Alarm = (typeof alarms)[number];

/** An order as its giver words it. */
export type OrderDraft =
  /** Pass as long as this round lasts, unless one of these happens. */
  | { readonly kind: 'pass'; readonly until: readonly Alarm[] }
  /** Buy a share each turn of this round for at most `most`, until the company floats or the seat holds this percentage. */
  | { readonly kind: 'buy'; readonly company: string; readonly goal: 'floated' | number; readonly most: number }
  /** In the current auction: bid the least possible, up to this amount; then pass. */
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
      /** Companies in play at that time. */
      readonly started: readonly string[];
    })
  | (Extract<OrderDraft, { kind: 'buy' }> & { readonly round: string; readonly seen: Seen })
  | (Extract<OrderDraft, { kind: 'bid' }> & { readonly lot: string; readonly auction: string });

/** The reason why an order has ended: as intended (the first four), or by a surprise. */
export type Why =
  | { readonly code: 'round' | 'goal' | 'auctionOver' | 'outbid' }
  | { readonly code: 'sold' | 'bought' | 'president'; readonly company: string; readonly seat: Seat | null }
  | { readonly code: 'started' | 'gone'; readonly company: string }
  | { readonly code: 'price'; readonly company: string; readonly cost: number }
  /** The round ended early, the seat changed hands, or the giver took a move back. */
  | { readonly code: 'unfinished' | 'left' | 'undone' }
  | { readonly code: 'refused'; readonly refusal: Refusal };

const meant: readonly Why['code'][] = ['round', 'goal', 'auctionOver', 'outbid'];

/** True for an end that fulfils the order. */
export const isDone = ({ code }: Why): boolean => meant.includes(code);
