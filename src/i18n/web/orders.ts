// What the table says of playing ahead and beside: back to the start of the turn, trying out, notes, orders. A missing
// line does not compile.
import type { Assist } from '../../match/assist.ts';
import { orders as en } from '../en/web/orders.ts';
import { orders as it } from '../it/web/orders.ts';
import type { Lang } from '../phrases.ts';

export interface OrderLines {
  readonly undoTurn: (moves: number) => string;
  readonly undoTurnTitle: string;
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
