// What the table says of playing ahead and beside: back to the start of the turn, trying out, notes, orders. A missing
// line does not compile.
import type { Assist } from '../../match/assist.ts';
import type { Alarm } from '../../match/orders/order.ts';
import { orders as en } from '../en/web/orders.ts';
import { orders as it } from '../it/web/orders.ts';
import type { Lang } from '../phrases.ts';

export interface OrderLines {
  readonly undoTurn: (moves: number) => string;
  readonly undoTurnTitle: string;
  readonly orders: {
    readonly label: string;
    readonly give: string;
    readonly giveBid: string;
    readonly title: string;
    readonly what: string;
    readonly kinds: { readonly pass: string; readonly buy: string; readonly bid: (lot: string) => string };
    readonly alarms: Readonly<Record<Alarm, string>>;
    readonly alarmsShort: Readonly<Record<Alarm, string>>;
    readonly company: string;
    readonly untilFloated: string;
    readonly untilPercent: string;
    readonly untilHeld: (percent: string) => string;
    readonly most: string;
    readonly upTo: string;
    readonly go: string;
    readonly noSense: string;
    readonly actsNow: (deed: string) => string;
    readonly actsLater: string;
    readonly endsWhen: Readonly<Record<'pass' | 'buy' | 'bid', string>>;
    readonly secret: string;
    readonly passUntil: (alarms: readonly string[]) => string;
    readonly buy: (company: string, most: string, goal: string) => string;
    readonly bidUpTo: (lot: string, upTo: string) => string;
    readonly cancel: string;
    readonly putAway: string;
    readonly ended: Readonly<Record<'done' | 'stopped', (why: string) => string>>;
    readonly nobody: string;
    readonly why: Readonly<Record<'sold' | 'bought' | 'president', (who: string, company: string) => string>> &
      Readonly<Record<'started' | 'gone', (company: string) => string>> &
      Readonly<Record<'round' | 'goal' | 'auctionOver' | 'outbid' | 'unfinished' | 'left' | 'undone', string>> & {
        readonly price: (company: string, cost: string) => string;
      };
    /** Beside a move in the log. */
    readonly byOrder: string;
  };
  readonly assist: {
    readonly label: string;
    readonly legend: string;
    readonly names: Readonly<Record<Assist, string>>;
    readonly hints: Readonly<Record<Assist, string>>;
  };
  readonly note: {
    readonly label: string;
    readonly placeholder: string;
    /** Who reads it. */
    readonly private: Readonly<Record<'remote' | 'local', string>>;
    readonly states: Readonly<Record<'saved' | 'unsaved' | 'saving' | 'failed' | 'unread', string>>;
  };
  readonly trial: {
    readonly begin: string;
    readonly beginHint: string;
    readonly nothingIsSent: string;
    readonly how: string;
    readonly tried: (moves: number) => string;
    readonly drew: string;
    readonly movedOn: string;
    readonly lost: (moves: number) => string;
    readonly retry: string;
    readonly send: (moves: number) => string;
    /** Why nothing can be sent. */
    readonly notYours: string;
    readonly drop: string;
    readonly close: string;
    readonly sent: (moves: number) => string;
    readonly stopped: (taken: number, of: number) => string;
  };
}

export const orderLines: Readonly<Record<Lang, OrderLines>> = { en, it };
