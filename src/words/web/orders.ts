import { orders as en } from '../en/web/orders.ts';
import { orders as it } from '../it/web/orders.ts';
import type { InEvery, Lines } from '../lines.ts';

export type OrderLines = Lines<typeof en>;

export const orderLines: InEvery<typeof en> = { en, it };
