// An order in the form, and the draft made from it.

import type { Offers } from '../../../match/orders/newOrder.ts';
import type { Alarm, OrderDraft } from '../../../match/orders/order.ts';

export interface OrderForm {
  readonly kind: OrderDraft['kind'];
  readonly until: readonly Alarm[];
  readonly company: string;
  /** True to buy until it floats, in place of a percentage. */
  readonly float: boolean;
  readonly percent: number;
  readonly most: number;
  readonly upTo: number;
}

/** The form when opened: the likeliest kind first, with present figures. */
export function startOf(offers: Offers, company?: string): OrderForm {
  const share = offers.buy.find((one) => one.company === company) ?? offers.buy[0];
  return {
    kind: offers.lot !== null ? 'bid' : 'pass',
    until: ['sold'],
    company: share?.company ?? '',
    float: share?.waits ?? false,
    percent: share ? Math.min(100, share.held + share.unit) : 100,
    most: share?.price ?? 1,
    upTo: offers.least ?? 1,
  };
}

/** Null while something is missing. */
export function draftOf(form: OrderForm, { buy, lot, pass }: Offers): OrderDraft | null {
  const { kind, company, most } = form;
  if (kind === 'pass') return pass ? { kind, until: form.until } : null;
  if (kind === 'bid') return lot === null ? null : { kind, upTo: form.upTo };
  const share = buy.find((one) => one.company === company);
  if (!share) return null;
  return { kind, company, most, goal: share.waits && form.float ? 'floated' : form.percent };
}
