import { describe, expect, test } from 'vitest';
import { opening } from '../../../../tests/support/chicagoTable.ts';
import type { Core, Game } from '../../../engine/index.ts';
import { offersOf } from '../../../match/orders/newOrder.ts';
import { wordsFor } from '../../../titles/words.ts';
import { orderLines } from '../../../words/web/orders.ts';
import { localOrders } from './localOrders.ts';
import { draftOf, startOf } from './orderForm.ts';
import { orderText, whyText } from './orderText.ts';

function table() {
  const t = opening(['Ada', 'Ben', 'Cleo']);
  const now = () => ({ game: t.game as unknown as Game, state: t.state as unknown as Core, seq: 7 });
  return { t, now, orders: localOrders('test', now, () => {}) };
}
const all = (orders: ReturnType<typeof localOrders>) => orders.store.getState().orders;

describe('orders of a game in this browser', () => {
  test('say what is to be done when their seat is asked, and end with their auction', async () => {
    const { t, now, orders } = table();
    await orders.give(2, { kind: 'bid', upTo: 12 });
    expect(orders.next(now())).toBeNull();
    t.plays('Ada', { type: 'bid', amount: 10 });
    expect(orders.next(now())).toEqual({ seat: 2, action: { type: 'bid', amount: 11 } });
    t.plays('Ben', { type: 'bid', amount: 11 }).plays('Cleo', { type: 'pass' }).plays('Ada', { type: 'pass' });
    expect(orders.next(now())).toBeNull();
    expect(all(orders)).toMatchObject([{ status: 'done', why: { code: 'auctionOver' }, ended: 7 }]);
    await orders.drop(all(orders)[0]!.id);
    expect(all(orders)).toEqual([]);
  });

  test('what makes no sense is not kept; an undo ends what stands', async () => {
    const { orders } = table();
    await orders.give(2, { kind: 'pass', until: [] });
    expect(all(orders)).toEqual([]);
    await orders.give(2, { kind: 'bid', upTo: 12 });
    orders.undone();
    expect(all(orders)).toMatchObject([{ status: 'stopped', why: { code: 'undone' } }]);
  });
});

test('the form opens with what is going on, and words say what was ordered', async () => {
  const { now } = table();
  const { game, state } = now();
  const offers = offersOf(game, state, 2);
  const form = startOf(offers);
  expect(draftOf({ ...form, upTo: 15 }, offers)).toEqual({ kind: 'bid', upTo: 15 });
  expect(draftOf({ ...form, kind: 'pass' }, offers)).toBeNull();
  const words = await wordsFor(game, 'en', ['Ada', 'Ben', 'Cleo']);
  const l = orderLines.en.orders;
  expect(orderText({ order: { kind: 'bid', upTo: 15, lot: 'PRR' } }, l, words)).toBe(
    'Bid for PRR up to $15, then pass',
  );
  expect(orderText({ order: { kind: 'pass', until: ['sold'] } }, l, words)).toBe(
    'Pass until the round ends, or a sale of what I hold',
  );
  expect(whyText({ code: 'sold', company: 'PRR', seat: 3 }, l, words, () => 'Cleo')).toBe('Cleo sold PRR');
});
