// Section 7: buying and selling shares.
import { expect } from 'vitest';
import { type MajorId, majorIds } from '../../../src/titles/18mag/rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../src/titles/18mag/rules/limits.ts';
import { example, rule } from '../../support/rule.ts';
import { table18mag } from '../../support/table18mag.ts';

const people = ['Ada', 'Ben', 'Cleo', 'Dora', 'Ed', 'Flo'];
const three = () =>
  table18mag(['Ada', 'Ben', 'Cleo']).minor('8', { owner: 'Ada' }).purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: MajorId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: MajorId) => ({ type: 'buyShare', company }) as const;

rule('18mag-R120', 'sales first, then one purchase: then the turn is over', () => {
  const t = three()
    .major('SIK', { owners: { Ada: [20, 10] } })
    .major('SNW', { owners: { Ada: [20, 10] } });
  t.plays('Ada', sell('SIK', 10)).plays('Ada', sell('SNW', 10)).plays('Ada', buy('RABA'));
  expect(t.waiting).toEqual(['Ben']);
});

rule('18mag-R120', 'after a purchase nothing is sold', () => {
  const t = three().major('SIK', { owners: { Ada: [20, 10] } });
  t.plays('Ada', buy('RABA'));
  expect(t.refuses('Ada', sell('SIK', 10))).toMatchObject({ code: 'flow.notYours' });
});

rule('18mag-R120', 'one certificate a turn', () => {
  const t = three().plays('Ada', buy('RABA'));
  expect(t.refuses('Ada', buy('SIK'))).toMatchObject({ code: 'flow.notYours' });
});

rule('18mag-R120', 'one may pass, or sell and buy nothing', () => {
  const t = three().major('SIK', { owners: { Ada: [20, 10], Ben: [10] } });
  t.plays('Ada', sell('SIK', 10)).passes('Ada', 'Ben');
  expect(t.waiting).toEqual(['Cleo']);
});

rule('18mag-R121', 'who has passed may act again; all passing in a row ends the round', () => {
  const t = three();
  t.passes('Ada', 'Ben').plays('Cleo', buy('SIK')).plays('Ada', buy('SIK')).passes('Ben', 'Cleo');
  expect(t.told('operatingRoundBegan')).toEqual([]);
  expect(t.waiting).toEqual(['Ada']);
  t.passes('Ada');
  expect(t.told('operatingRoundBegan')).toHaveLength(1);
});

rule('18mag-R121', 'to stop after a sale is no pass', () => {
  const t = three().major('SIK', { owners: { Ada: [20, 10] } });
  t.passes('Ada', 'Ben', 'Cleo');
  expect(t.told('operatingRoundBegan')).toHaveLength(1);
  const again = three().major('SIK', { owners: { Ada: [20, 10] } });
  again.plays('Ada', sell('SIK', 10)).passes('Ada', 'Ben', 'Cleo');
  expect(again.told('operatingRoundBegan')).toEqual([]);
  again.passes('Ada');
  expect(again.told('operatingRoundBegan')).toHaveLength(1);
});

rule('18mag-R122', 'the card goes to the left of the last who bought or sold', () => {
  const bought = three().passes('Ada').plays('Ben', buy('SIK')).passes('Cleo', 'Ada', 'Ben');
  expect(bought.state.priority).toBe(3);
  const sold = three()
    .major('SIK', { owners: { Cleo: [20, 10] } })
    .plays('Ada', buy('SNW'))
    .passes('Ben')
    .plays('Cleo', sell('SIK', 10))
    .passes('Cleo', 'Ada', 'Ben', 'Cleo');
  expect(sold.state.priority).toBe(1);
});

rule('18mag-R122', 'where nobody has acted it stays', () => {
  const t = three().stockRound({ turn: 'Ben' }).passes('Ben', 'Cleo', 'Ada');
  expect(t.state.priority).toBe(2);
});

rule('18mag-R122', 'its holder begins the next round', () => {
  const t = three().passes('Ada').plays('Ben', buy('SIK')).passes('Cleo', 'Ada', 'Ben');
  t.passesWhile(() => t.told('stockRoundBegan').length === 0);
  expect(t.told('stockRoundBegan')).toEqual([{ type: 'stockRoundBegan', set: 3, seat: 'Cleo' }]);
  expect(t.waiting).toEqual(['Cleo']);
});

rule('18mag-R123', 'a share is bought of the bank, never of a player', () => {
  const t = three().major('SIK', { owners: { Ben: [20, 10, 10, 10, 10], Cleo: [10, 10, 10, 10] } });
  expect(t.refuses('Ada', buy('SIK'))).toMatchObject({ code: 'share.noneLeft', args: { company: 'SIK' } });
  expect(t.refuses('Ada', { ...buy('SIK'), from: 2 })).toMatchObject({ code: 'action.malformed' });
});

rule('18mag-R124', 'at the price of the day, to the bank and from it', () => {
  const t = three()
    .major('SIK', { price: 90 })
    .major('SNW', { price: 65, owners: { Ada: [20, 10] } });
  const bank = t.cash('bank');
  t.plays('Ada', sell('SNW', 10));
  expect([t.cash('Ada'), t.cash('bank') - bank]).toEqual([2065, -65]);
  t.plays('Ada', buy('SIK'));
  expect([t.cash('Ada'), t.cash('bank') - bank]).toEqual([1975, 25]);
  expect([t.cash('SIK'), t.cash('SNW')]).toEqual([0, 0]);
});

rule('18mag-R124', 'what was sold can be bought by another in the same round', () => {
  const t = three().major('SIK', { owners: { Ada: [20, 10, 10], Ben: [10, 10, 10], Cleo: [10, 10, 10] } });
  expect(t.values('Ada', 'buyShare')).not.toContain('SIK');
  t.plays('Ada', sell('SIK', 10)).passes('Ada').plays('Ben', buy('SIK'));
  expect(t.percent('SIK').Ben).toBe(40);
});

rule('18mag-R124', 'only what one has can be sold', () => {
  const t = three().major('SIK', { owners: { Ada: [10] } });
  expect(t.refuses('Ada', sell('SIK', 20))).toMatchObject({
    code: 'sell.notHeld',
    rule: '18mag-R124',
    args: { company: 'SIK', held: 10 },
  });
  expect(t.refuses('Ada', sell('SIK', 5))).toMatchObject({ code: 'action.malformed' });
  expect(t.refuses('Ada', sell('SIK', 0))).toMatchObject({ code: 'action.malformed' });
});

rule('18mag-R125', "only shares of 10%; the second is exchanged for the director's certificate", () => {
  const t = three().major('SIK', { owners: { Ada: [10] } });
  t.plays('Ada', buy('SIK'));
  expect(t.certificates('SIK')).toEqual({ Ada: [20], pool: Array(8).fill(10) });
});

rule('18mag-R125', 'if it is still free', () => {
  const t = three().major('SIK', { owners: { Ada: [10], Ben: [20] } });
  t.plays('Ada', buy('SIK'));
  expect(t.certificates('SIK')).toMatchObject({ Ada: [10, 10], Ben: [20] });
});

rule.each(
  '18mag-R126',
  'how many certificates a player may hold',
  [
    { players: 1, limit: 8 },
    { players: 2, limit: 10 },
    { players: 3, limit: 18 },
    { players: 4, limit: 14 },
    { players: 5, limit: 11 },
    { players: 6, limit: 9 },
  ],
  ({ players, limit }) => expect(certificateLimit({ players })).toBe(limit),
);

/** Six players; Ada has nine certificates, or one less. */
const full = (last: MajorId | null = 'SKEV') =>
  table18mag(people)
    .minor('8', { owner: 'Ada' })
    .purses({ Ada: 1000, Ben: 1000 })
    .major('RABA', { owners: { Ada: [20, 10, 10] } })
    .major('SNW', { owners: { Ada: [20, 10, 10] } })
    .major('SIK', { owners: { Ada: [10] } })
    .major('G&C', { owners: { Ada: [10] } })
    .major(last ?? 'SKEV', { owners: last ? { Ada: [10] } : {} });

rule('18mag-R126', 'no more than that can be bought', () => {
  expect(full().refuses('Ada', buy('MAVAG'))).toMatchObject({
    code: 'share.certificateLimit',
    rule: '18mag-R126',
    args: { limit: 9 },
  });
  const t = full(null).plays('Ada', buy('MAVAG'));
  expect(certificatesHeld(t.state, 1)).toBe(9);
});

rule('18mag-R126', "minors do not count, a director's certificate counts one", () => {
  const t = full(null).minor('5', { owner: 'Ada' }).minor('6', { owner: 'Ada' });
  expect(certificatesHeld(t.state, 1)).toBe(8);
});

rule('18mag-R126', 'who sells first has room again', () => {
  const t = full().plays('Ada', sell('G&C', 10)).plays('Ada', buy('MAVAG'));
  expect(certificatesHeld(t.state, 1)).toBe(9);
});

rule(
  '18mag-R126',
  "who gets two shares for a director's certificate and has too many sells down before anything else",
  () => {
    const t = full().major('MAVAG', { owners: {} }).stockRound({ turn: 'Ben' });
    t.set((s) => {
      // Ben has as much of RÁBA as Ada
      s.shares.RABA!.holders.splice(3, 4, 2, 2, 2, 2);
    }).plays('Ben', buy('RABA'));
    expect(t.owner('RABA')).toBe('Ben');
    expect(certificatesHeld(t.state, 1)).toBe(10);
    t.passes(...people.slice(2).filter((name) => t.waiting.includes(name)));
    expect(t.waiting).toEqual(['Ada']);
    expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'stock.overLimit', rule: '18mag-R126' });
    expect(t.refuses('Ada', buy('MAVAG'))).toMatchObject({ code: 'share.certificateLimit' });
    t.plays('Ada', sell('RABA', 10)).passes('Ada');
  },
);

rule('18mag-R127', 'the limit of three players is 18', () => {
  const holds = (ids: readonly MajorId[], percents: number[]) => {
    const t = three();
    for (const id of ids) t.major(id, { owners: { Ada: percents } });
    return t;
  };
  const t = holds(['RABA', 'G&C', 'SNW'], [20, 10, 10, 10, 10]).major('SIK', { owners: { Ada: [20, 10] } });
  expect(certificatesHeld(t.state, 1)).toBe(17);
  t.plays('Ada', buy('SIK'));
  const whole = holds(['RABA', 'G&C', 'SNW'], [20, 10, 10, 10, 10]).major('SIK', { owners: { Ada: [20, 10, 10] } });
  expect(whole.refuses('Ada', buy('SIK'))).toMatchObject({ code: 'share.certificateLimit', args: { limit: 18 } });
});

rule('18mag-R128', 'at the limit the second share is refused too, though it would make one certificate of two', () => {
  expect(full().refuses('Ada', buy('SIK'))).toMatchObject({ code: 'share.certificateLimit' });
  const t = full(null).plays('Ada', buy('SIK'));
  expect(certificatesHeld(t.state, 1)).toBe(8);
});

rule('18mag-R129', 'no more than 60% of a major', () => {
  const t = three().major('SIK', { owners: { Ada: [20, 10, 10, 10] } });
  t.plays('Ada', buy('SIK')).passes('Ben', 'Cleo');
  expect(t.percent('SIK').Ada).toBe(60);
  expect(t.refuses('Ada', buy('SIK'))).toMatchObject({
    code: 'share.sixtyPercent',
    rule: '18mag-R129',
    args: { company: 'SIK' },
  });
});

rule('18mag-R130', 'what one has sold one does not buy again in the same round', () => {
  const t = three().major('SIK', { owners: { Ada: [20, 10] } });
  t.plays('Ada', sell('SIK', 10));
  const refusal = { code: 'share.soldThisRound', rule: '18mag-R130', args: { company: 'SIK' } };
  expect(t.refuses('Ada', buy('SIK'))).toMatchObject(refusal);
  t.passes('Ada', 'Ben').plays('Cleo', buy('SIK'));
  expect(t.refuses('Ada', buy('SIK'))).toMatchObject(refusal); // in a later turn either
});

rule('18mag-R130', 'nothing of all that one has sold, in one turn or in several', () => {
  const t = three();
  for (const id of ['SIK', 'SNW', 'RABA'] as const) t.major(id, { owners: { Ada: [20, 10] } });
  t.plays('Ada', sell('SIK', 10)).plays('Ada', sell('SNW', 10)).passes('Ada', 'Ben', 'Cleo');
  t.plays('Ada', sell('RABA', 10));
  for (const id of ['SIK', 'SNW', 'RABA'] as const)
    expect(t.refuses('Ada', buy(id))).toMatchObject({ code: 'share.soldThisRound', args: { company: id } });
  t.plays('Ada', buy('SKEV'));
});

rule('18mag-R130', 'in the next round one does, and others do at once', () => {
  const t = three().major('SIK', { owners: { Ada: [20, 10] } });
  t.plays('Ada', sell('SIK', 10)).passes('Ada').plays('Ben', buy('SIK')).passes('Cleo', 'Ada', 'Ben');
  t.passesWhile(() => t.told('stockRoundBegan').length === 0);
  t.passesWhile(() => t.waiting[0] !== 'Ada');
  t.plays('Ada', buy('SIK'));
});

rule.each(
  '18mag-R131',
  'one space to the left for a block, whatever its size',
  [{ percent: 10 }, { percent: 20 }, { percent: 30 }],
  ({ percent }) => {
    const t = three().major('SIK', { price: 100, owners: { Ada: [20, 10, 10, 10] } });
    t.plays('Ada', sell('SIK', percent));
    expect(t.cash('Ada')).toBe(2000 + percent * 10);
    expect(t.price('SIK')).toBe(95);
  },
);

rule('18mag-R131', 'of several majors the seller chooses the order', () => {
  const both = () =>
    three()
      .major('SIK', { price: 100, owners: { Ada: [20, 10] } })
      .major('SNW', { price: 100, owners: { Ada: [20, 10] } });
  const arrivals = (first: MajorId, second: MajorId) =>
    both().plays('Ada', sell(first, 10)).plays('Ada', sell(second, 10)).state.market.arrivals.slice(-2);
  expect(arrivals('SIK', 'SNW')).toEqual(['SIK', 'SNW']);
  expect(arrivals('SNW', 'SIK')).toEqual(['SNW', 'SIK']);
});

rule('18mag-R132', 'a block is not split: one sale of a major in a turn', () => {
  const t = three().major('SIK', { owners: { Ada: [20, 10, 10] } });
  t.plays('Ada', sell('SIK', 10));
  expect(t.refuses('Ada', sell('SIK', 10))).toMatchObject({
    code: 'sell.onceATurn',
    rule: '18mag-R132',
    args: { company: 'SIK' },
  });
});

rule('18mag-R132', 'in the next turn there may be another', () => {
  const t = three().major('SIK', { price: 100, owners: { Ada: [20, 10, 10] } });
  t.plays('Ada', sell('SIK', 10)).passes('Ada', 'Ben', 'Cleo').plays('Ada', sell('SIK', 10));
  expect(t.price('SIK')).toBe(90);
});

rule('18mag-R133', "the director's certificate is not sold to the bank", () => {
  const t = three().major('SIK', { owners: { Ada: [20, 10], Ben: [10] } });
  expect(t.refuses('Ada', sell('SIK', 20))).toMatchObject({
    code: 'sell.presidency',
    rule: '18mag-R133',
    args: { company: 'SIK' },
  });
  t.plays('Ada', sell('SIK', 10));
  expect(t.certificates('SIK').Ada).toEqual([20]);
});

rule('18mag-R133', 'it is passed on where another holds 20% and more than the director keeps', () => {
  const t = three().major('SIK', { owners: { Ada: [20, 10], Ben: [10, 10] } });
  t.plays('Ada', sell('SIK', 20));
  expect(t.certificates('SIK')).toEqual({ Ada: [10], Ben: [20], pool: Array(7).fill(10) });
});

rule('18mag-R134', 'the bank may hold any number of shares', () => {
  const t = three().major('SIK', { owners: { Ada: [10] } });
  t.plays('Ada', sell('SIK', 10));
  expect(t.percent('SIK')).toEqual({ pool: 100 });
});

const soldOut = (price: number) =>
  three()
    .major('SIK', { price, owners: { Ada: [20, 10, 10, 10], Ben: [10, 10, 10, 10] } })
    .purses({ Ada: 2000, Ben: 2000, Cleo: 2000, SIK: 10 });

rule('18mag-R135', 'all shares with players at the end of the round: one to the right', () => {
  const t = soldOut(100).plays('Ada', buy('SIK'));
  expect(t.price('SIK')).toBe(100);
  t.passes('Ben', 'Cleo', 'Ada');
  expect(t.told('soldOut')).toEqual([{ type: 'soldOut', company: 'SIK' }]);
  expect(t.price('SIK')).toBe(110);
});

rule('18mag-R135', 'one share in the bank: it stays', () => {
  const t = soldOut(100).passes('Ada', 'Ben', 'Cleo');
  expect(t.told('soldOut')).toEqual([]);
  expect(t.price('SIK')).toBe(100);
});

rule('18mag-R135', 'the dearest first', () => {
  const owners = { Ada: [20, 10, 10, 10], Ben: [10, 10, 10, 10, 10] };
  const t = three().major('SIK', { price: 80, owners }).major('RABA', { price: 100, owners });
  t.passes('Ada', 'Ben', 'Cleo');
  expect(t.told('soldOut').map(({ company }) => company)).toEqual(['RABA', 'SIK']);
});

rule('18mag-R192', 'a purchase needs the whole price, after the sales', () => {
  const t = three()
    .purses({ Ada: 20 })
    .major('SIK', { price: 60 })
    .major('SNW', { price: 65, owners: { Ada: [20, 10] } });
  expect(t.refuses('Ada', buy('SIK'))).toMatchObject({
    code: 'share.tooDear',
    rule: '18mag-R192',
    args: { price: 60, cash: 20 },
  });
  t.plays('Ada', sell('SNW', 10)).plays('Ada', buy('SIK'));
  expect(t.cash('Ada')).toBe(25);
});

rule('18mag-R192', 'the last Forint is enough', () => {
  const t = three().purses({ Ada: 60 }).major('SIK', { price: 60 }).plays('Ada', buy('SIK'));
  expect(t.cash('Ada')).toBe(0);
});

example('18mag-X13', '30% of G&C at 75 bring 225, and the price falls to 70', () => {
  const t = three().major('G&C', { price: 75, owners: { Ada: [20, 10, 10, 10] } });
  t.plays('Ada', sell('G&C', 30));
  expect(t.cash('Ada')).toBe(2225);
  expect(t.price('G&C')).toBe(70);
});

rule('18mag-R123', 'all majors are for sale from the first stock round on', () => {
  expect(three().values('Ada', 'buyShare')).toEqual([...majorIds]);
});
