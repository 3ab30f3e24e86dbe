// Section 13: István's majors and his shares (R183-R185). are the rulings on István in RULINGS.md.
import { describe, expect } from 'vitest';
import { copy } from '../../../src/engine/core/copy.ts';
import { percentOf } from '../../../src/engine/shares/shares.ts';
import { spotAfter } from '../../../src/kernel/stock/priceTable.ts';
import type { MajorId } from '../../../src/titles/18mag/rules/companies.ts';
import { game18mag } from '../../../src/titles/18mag/rules/index.ts';
import { pricesOf, spotOfPrice } from '../../../src/titles/18mag/rules/market.ts';
import { shareCards } from '../../../src/titles/18mag/rules/solo/shareCards.ts';
import { istvanStockTurn, shareForIstvan } from '../../../src/titles/18mag/rules/solo/shares.ts';
import { buy } from '../../../src/titles/18mag/rules/stock/trade.ts';
import { istvanTable, withShareCard } from '../../support/istvan18mag.ts';
import { example, rule } from '../../support/rule.ts';

const table = (shareCard: MajorId = 'SKEV') => withShareCard(istvanTable({}), shareCard);

// the last row of the table begins above 120
rule.each(
  '18mag-R163',
  'the movement of prices is that for two players',
  [
    [120, 3],
    [130, 4],
    [200, 4],
    [210, 4],
  ] as const,
  ([paid, spaces]) =>
    expect(spotAfter(pricesOf({ players: 1 }), spotOfPrice(55), 'paid', { paid })).toEqual({ row: 0, col: spaces }),
);

//
rule('18mag-R183', 'a major that István directs places no token and pays out everything', () => {
  const t = table()
    .major('SKEV', { price: 70, owners: { István: [20, 10], Ada: [10] }, treasury: 90 })
    .operating({ company: 'SKEV', done: ['RABA', 'SIK', 'LdStEG'] });
  expect(t.waiting).toEqual(['Ada']); // the stock round that follows
  expect([t.cash('István'), t.cash('Ada'), t.cash('SKEV')]).toEqual([27, 9, 0]);
  expect(t.state.tokens.SKEV).toBe(2);
  expect(t.price('SKEV')).toBe(85);
});

rule('18mag-R183', 'in tens: what is over stays', () => {
  const t = table()
    .major('SKEV', { owners: { István: [20] }, treasury: 45 })
    .operating({ company: 'SKEV', done: ['RABA', 'SIK', 'LdStEG'] });
  expect(t.waiting).toEqual(['Ada']);
  expect(t.cash('SKEV')).toBe(5);
});

describe('the certificate limit', () => {
  const eight = { SKEV: [20, 10, 10, 10], RABA: [10], SIK: [20], LdStEG: [20, 10] };
  const full = (who: string) => {
    const t = table();
    for (const [id, percents] of Object.entries(eight)) t.major(id as MajorId, { owners: { [who]: percents } });
    return t.purses({ [who]: 500 }).stockRound({ turn: who });
  };

  //
  rule('18mag-R184', 'István with eight buys no more', () => {
    const t = full('István').purses({ Ada: 200 });
    expect(t.waiting).toEqual(['Ada']);
    expect(t.cash('István')).toBe(500);
    expect(shareForIstvan(t.state)).toMatchObject({ major: 'SKEV' }); // his card would have it
    t.plays('Ada', { type: 'buyShare', company: 'RABA' });
    expect(t.told('istvanBoughtNothing')).toMatchObject([{ why: 'limit', cash: 500 }]);
  });

  rule('18mag-R184', 'nor does the player', () => {
    expect(full('Ada').refuses('Ada', { type: 'buyShare', company: 'RABA' })).toMatchObject({
      code: 'share.certificateLimit',
      args: { limit: 8 },
    });
  });
});

//
describe('what he buys', () => {
  rule('18mag-R185', 'the topmost share of his card, one certificate a turn', () => {
    const t = table('RABA').purses({ István: 300, Ada: 100 }).stockRound({ turn: 'István' });
    expect(t.waiting).toEqual(['Ada']);
    expect(t.percent('RABA')).toMatchObject({ István: 10 });
    expect(t.cash('István')).toBe(230);
    t.passes('Ada');
    expect(t.percent('RABA')).toMatchObject({ István: 20 });
    expect(t.owner('RABA')).toBe('István'); // two shares make him director
    expect(t.told('istvanChose')).toMatchObject([{ major: 'RABA', rank: 1, most: 60 }]);
  });

  rule('18mag-R185', 'one that he can pay, from the top down', () => {
    const t = table('RABA')
      .major('RABA', { price: 90 })
      .major('SIK', { price: 80 })
      .purses({ István: 75 })
      .stockRound({ turn: 'István' });
    expect(t.waiting).toEqual(['Ada']);
    expect(t.percent('LdStEG')).toMatchObject({ István: 10 });
  });

  rule('18mag-R185', 'not beyond the most of the card, and only what the bank has', () => {
    const all = [20, 10, 10, 10, 10, 10, 10, 10, 10];
    const t = table('SKEV').major('SKEV', { owners: { István: [20, 10, 10, 10, 10] } }); // 60, the most
    t.major('RABA', { owners: { Ada: all } });
    expect(shareForIstvan(t.purses({ István: 500 }).state)).toMatchObject({ major: 'SIK' });
  });

  rule('18mag-R185', 'with nothing that he can have he passes, and says why', () => {
    const t = table('SKEV').purses({ Ada: 140, István: 69 }).stockRound({ turn: 'Ada' });
    t.plays('Ada', { type: 'buyShare', company: 'SIK' });
    expect(t.lastEvents).toContainEqual({ type: 'istvanBoughtNothing', why: 'cash', cash: 69 });
    t.passes('Ada');
    expect(t.told('operatingRoundBegan')).toHaveLength(1); // both have passed
  });

  rule('18mag-R185', 'when his card has nothing more for him he says that', () => {
    const held = { SKEV: [20, 10, 10, 10, 10], RABA: [20], SIK: [20, 10], LdStEG: [20, 10, 10] };
    const t = table('SKEV');
    for (const [id, percents] of Object.entries(held)) t.major(id as MajorId, { owners: { István: percents } });
    expect(shareForIstvan(t.purses({ István: 900 }).state)).toBeUndefined();
    // with room for more certificates: of the two that he could still take Ada has all
    const all = [20, 10, 10, 10, 10, 10, 10, 10, 10];
    const room = table('SKEV')
      .major('SKEV', { owners: { István: [20, 10, 10, 10, 10] } })
      .major('RABA', { owners: { István: [20] } })
      .major('SIK', { owners: { Ada: all } })
      .major('LdStEG', { owners: { Ada: all } })
      .purses({ István: 900 })
      .stockRound({ turn: 'István' });
    const told: unknown[] = [];
    istvanStockTurn(copy(room.state), (event) => told.push(event));
    expect(told).toEqual([{ type: 'istvanBoughtNothing', why: 'card', cash: 900 }]);
  });

  rule('18mag-R185', 'he never sells, also over the limit', () => {
    const held = { SKEV: [10, 10, 10, 10], RABA: [10, 10], SIK: [10, 10, 10] };
    const t = table('SKEV');
    for (const [id, percents] of Object.entries(held)) t.major(id as MajorId, { owners: { István: percents } });
    t.purses({ Ada: 100 }).stockRound({ turn: 'Ada' }).plays('Ada', { type: 'buyShare', company: 'LdStEG' });
    expect(t.told('sharesSold')).toEqual([]);
    expect(t.percent('SKEV')).toMatchObject({ István: 40 });
  });

  rule('18mag-R185', 'what he buys moves the priority card like any purchase', () => {
    const t = table('SKEV').purses({ István: 70 }).stockRound({ turn: 'István' });
    expect(t.waiting).toEqual(['Ada']);
    expect(t.state.priority).toBe(1);
  });
});

rule.each(
  '18mag-R185',
  'the four share cards: each major leads one',
  Object.entries(shareCards),
  ([first, targets]) => {
    expect(targets.map(({ most }) => most)).toEqual([60, 20, 30, 40]);
    expect(targets[0]!.major).toBe(first);
    expect(new Set(targets.map(({ major }) => major)).size).toBe(4);
  },
);

// the example shows the order of choice alone; the last two cases go beyond the limit of eight
example.each(
  '18mag-X22',
  'purchases with so much money',
  [
    { cash: 80, bought: ['RABA'], left: 5 },
    { cash: 70, bought: ['LdStEG'], left: 0 },
    { cash: 190, bought: ['SKEV', 'LdStEG'], left: 0 },
    { cash: 400, bought: ['SKEV', 'SKEV', 'RABA', 'SIK'], left: 5 },
  ],
  ({ cash, bought, left }) => {
    const s = copy(
      table('SKEV')
        .major('SKEV', { price: 120, owners: { István: [20, 10, 10] } })
        .major('RABA', { price: 75, owners: { István: [10] } })
        .major('SIK', { price: 80, owners: { István: [20] } })
        .major('LdStEG', { price: 70, owners: { István: [20, 10] } })
        .purses({ István: cash })
        .stockRound({ turn: 'István' }).state,
    );
    const order: MajorId[] = [];
    for (let next = shareForIstvan(s); next; next = shareForIstvan(s)) {
      order.push(next.major);
      buy(s, 2, next.major, undefined);
    }
    expect(order).toEqual(bought);
    expect(s.cash['2']).toBe(left);
    expect(percentOf(s, 'SKEV', 2)).toBeLessThanOrEqual(60);
  },
);

//
rule('18mag-R163', 'his wealth is counted like the player’s: cash and shares', () => {
  const t = table()
    .major('SKEV', { price: 100, owners: { István: [20, 10] } })
    .minor('2', { owner: 'István', treasury: 500 })
    .purses({ István: 40, Ada: 100 });
  expect(game18mag.worth(t.state)).toEqual({ 1: 100, 2: 340 });
});
