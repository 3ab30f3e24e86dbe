import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { opening } from '../../../tests/support/chicagoTable.ts';
import { table1856 } from '../../../tests/support/table1856.ts';
import { type Core, check, type Game, PASS, waiting } from '../../engine/index.ts';
import { readRecord } from '../../records/read.ts';
import type { CompanyId } from '../../titles/1856/rules/companies.ts';
import { loadGame } from '../../titles/registry.ts';
import { openOwn } from '../openOwn.ts';
import { newOrder, offersOf } from './newOrder.ts';
import { isDone, type Order, type OrderDraft } from './order.ts';
import { wouldFire } from './wouldFire.ts';

const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId) => ({ type: 'buyShare', company, from: 'offer' }) as const;
const start = (company: CompanyId) => ({ type: 'startCompany', company, par: 100 }) as const;
const pass = { type: 'pass' } as const;

/** Ada, Ben and Cleo trade; Ada presides over GW, in which Ben has a share. */
const position = () =>
  table1856(['Ada', 'Ben', 'Cleo'])
    .purses({ Ada: 2000, Ben: 2000, Cleo: 2000 })
    .company('GW', { owners: { Ada: [20, 10], Ben: [10] } })
    .company('GT', { owners: { Cleo: [20] } })
    .stockRound({ turn: 'Cleo' });
type Trading = ReturnType<typeof position>;
/** Cleo has passed, and Ada is asked. */
const trading = (begun: Trading = position()): Trading => begun.plays('Cleo', pass);

const given = ({ game, state }: { game: unknown; state: unknown }, seat: number, draft: OrderDraft): Order => {
  const order = newOrder(game as Game, state as Core, seat, draft);
  if (!order) throw new Error('it makes no sense now');
  return JSON.parse(JSON.stringify(order)) as Order;
};
const asked = ({ game, state }: { game: unknown; state: unknown }, seat: number, order: Order) =>
  wouldFire(game as Game, state as Core, seat, order);

describe('pass until something happens', () => {
  const order = (t: Trading, ...until: Extract<OrderDraft, { kind: 'pass' }>['until'][number][]) =>
    given(t, 2, { kind: 'pass', until });

  test('it waits for its turn, passes, and ends with the round', () => {
    const t = trading();
    const own = order(t, 'sold');
    expect(asked(t, 2, own)).toEqual({ does: 'wait' });
    t.plays('Ada', pass);
    expect(asked(t, 2, own)).toEqual({ does: 'act', action: PASS });
    t.plays('Ben', pass);
    expect(asked(t, 2, own)).toEqual({ does: 'end', why: { code: 'round' } });
  });

  test('somebody sells what one holds: only whoever wants to know is told', () => {
    const t = trading();
    const [wary, calm] = [order(t, 'sold'), order(t)];
    t.plays('Ada', sell('GW', 10));
    expect(asked(t, 2, wary)).toEqual({ does: 'end', why: { code: 'sold', company: 'GW', seat: 1 } });
    expect(asked(t, 2, calm)).toEqual({ does: 'wait' });
  });

  test('a purchase, and a new company', () => {
    const t = trading();
    const [bought, started] = [order(t, 'bought'), order(t, 'started')];
    t.plays('Ada', buy('GW'));
    expect(asked(t, 2, bought)).toMatchObject({ why: { code: 'bought', company: 'GW' } });
    expect(asked(t, 2, started).does).not.toBe('end');
    const other = trading();
    const own = order(other, 'started');
    other.plays('Ada', start('CPR'));
    expect(asked(other, 2, own)).toEqual({ does: 'end', why: { code: 'started', company: 'CPR' } });
  });

  test('a presidency that changes hands ends it always', () => {
    const t = trading(position().company('GW', { owners: { Ada: [20], Ben: [10], Cleo: [10, 10] } }));
    const own = given(t, 2, { kind: 'pass', until: [] });
    t.plays('Ada', sell('GW', 10));
    expect(asked(t, 2, own)).toMatchObject({ why: { code: 'president', company: 'GW', seat: 3 } });
  });
});

describe('buy until', () => {
  const wanted = { kind: 'buy', company: 'GT', goal: 20, most: 100 } as const;

  test('one share a turn, and what is left of the turn is passed', () => {
    const t = trading();
    const own = given(t, 1, wanted);
    const first = asked(t, 1, own);
    expect(first).toEqual({ does: 'act', action: buy('GT') });
    t.plays('Ada', buy('GT'));
    expect(asked(t, 1, own)).toEqual({ does: 'act', action: PASS }); // she could still sell
    t.plays('Ada', pass).plays('Ben', pass).plays('Cleo', pass);
    expect(asked(t, 1, own)).toEqual(first);
    t.plays('Ada', buy('GT'));
    expect(asked(t, 1, own)).toEqual({ does: 'end', why: { code: 'goal' } });
  });

  test('until it floats, by the figure of the book', () => {
    const t = trading();
    const float = { ...wanted, goal: 'floated' } as const;
    expect(newOrder(t.game as unknown as Game, t.state as Core, 1, float)).toBeNull(); // a fifth is enough for the first trains
    const late = trading(position().phase('4'));
    const own = given(late, 1, float);
    expect(asked(late, 1, own).does).toBe('act');
  });

  test('a dearer share, a sale and a refusal stop it', () => {
    const t = trading();
    const cheap = given(t, 2, { ...wanted, most: 99 });
    const own = given(t, 2, wanted);
    t.plays('Ada', pass);
    expect(asked(t, 2, cheap)).toEqual({ does: 'end', why: { code: 'price', company: 'GT', cost: 100 } });
    expect(asked(t, 2, own).does).toBe('act');
    const poor = trading(position().purses({ Ben: 10 }));
    const dear = given(poor, 2, wanted);
    poor.plays('Ada', pass);
    expect(asked(poor, 2, dear)).toMatchObject({ does: 'end', why: { code: 'refused' } });
    const sold = trading();
    const gw = given(sold, 2, { kind: 'buy', company: 'GW', goal: 50, most: 200 });
    sold.plays('Ada', sell('GW', 10));
    expect(asked(sold, 2, gw)).toMatchObject({ why: { code: 'sold' } });
  });

  test('a round that ends before leaves it unfinished', () => {
    const t = trading();
    const own = given(t, 2, wanted);
    for (const name of ['Ada', 'Ben']) t.plays(name, pass);
    const { why } = asked(t, 2, own) as { why: { code: 'unfinished' } };
    expect([why.code, isDone(why)]).toEqual(['unfinished', false]);
  });
});

describe('bid up to', () => {
  test('the least that is possible, then a pass; over with the auction', () => {
    const t = opening(['Ada', 'Ben', 'Cleo']);
    const lot = offersOf(t.game as unknown as Game, t.state as Core, 2).lot;
    expect(lot).toBe('PRR');
    const own = given(t, 2, { kind: 'bid', upTo: 12 });
    t.plays('Ada', { type: 'bid', amount: 10 });
    // an order up to 11 bids; one for the standing bid would only pass
    expect(offersOf(t.game as unknown as Game, t.state as Core, 2)).toMatchObject({ least: 11, raise: 1 });
    expect(asked(t, 2, own)).toEqual({ does: 'act', action: { type: 'bid', amount: 11 } });
    t.plays('Ben', { type: 'bid', amount: 11 }).plays('Cleo', { type: 'bid', amount: 12 });
    expect(asked(t, 2, own)).toEqual({ does: 'wait' });
    t.plays('Ada', { type: 'pass' });
    expect(asked(t, 2, own)).toEqual({ does: 'act', action: PASS });
    t.plays('Ben', { type: 'pass' });
    expect(asked(t, 2, own)).toEqual({ does: 'end', why: { code: 'auctionOver' } });
  });
});

describe.each([
  ['chicago-express', '3p-1'],
  ['1856', '4p-cgr'],
  ['1862', '4p-greedy'],
  ['1865', '4p-full'],
  ['18mag', '4p-greedy'],
])('in a whole game of %s', (id, name) => {
  test('whatever an order does is legal, and done only by whoever is asked', async () => {
    const game = (await loadGame(id))!;
    const record = readRecord(
      readFileSync(new URL(`../../../tests/replays/golden/${id}/${name}.json`, import.meta.url), 'utf8'),
    );
    if ('problem' in record) throw new Error(record.problem);
    const own = openOwn(game, { ...record, entries: record.entries.slice(0, 120) });
    if ('problem' in own) throw new Error(own.problem);
    let acts = 0;
    const standing = new Map<number, Order>();
    for (const { state } of own.timeline.line.filter((_, i) => i % 2 === 0)) {
      const seat = waiting(game, state)[0];
      if (seat === undefined) continue;
      const { buy: shares, lot } = offersOf(game, state, seat);
      const [share] = shares;
      const drafts: OrderDraft[] = [
        { kind: 'pass', until: [] },
        ...(share ? [{ kind: 'buy' as const, company: share.company, goal: 100, most: 1000 }] : []),
        ...(lot === null ? [] : [{ kind: 'bid' as const, upTo: 1000 }]),
      ];
      const orders = [...drafts.flatMap((draft) => newOrder(game, state, seat, draft) ?? []), standing.get(seat)];
      for (const order of orders.filter((one) => one !== undefined)) {
        const verdict = wouldFire(game, state, seat, order);
        if (verdict.does !== 'act') continue;
        acts += 1;
        expect(check(game, state, seat, verdict.action)).toBeNull();
        const other = seat === 1 ? 2 : 1;
        expect(wouldFire(game, state, other, order).does).not.toBe('act');
      }
      if (orders[0]) standing.set(seat, orders[0]);
    }
    expect(acts).toBeGreaterThan(0);
  });
});
