// What the table says of playing ahead and beside: back to the start of the turn, trying out, notes, orders. A missing
// line does not compile.
import { orders as en } from '../en/web/orders.ts';
import { orders as it } from '../it/web/orders.ts';
import type { Lang } from '../phrases.ts';

export interface OrderLines {
  readonly undoTurn: (moves: number) => string;
  readonly undoTurnTitle: string;
}

export const orderLines: Readonly<Record<Lang, OrderLines>> = { en, it };
