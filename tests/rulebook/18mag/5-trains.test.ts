// Section 5: scrapping and buying trains, and trains that pass from minor to minor.
import { expect } from 'vitest';
import { trainTypes } from '../../../src/titles/18mag/rules/trains.ts';
import { example, rule } from '../../support/rule.ts';
import { table18mag } from '../../support/table18mag.ts';

const three = ['Ada', 'Ben', 'Cid'];
type From = 'bank' | '3' | '4' | '6';
const buy = (train: string, price: number, from: From = 'bank') => ({ type: 'buyTrain', from, train, price }) as const;
const scrap = (train: string) => ({ type: 'scrapTrain', train }) as const;
const answer = (reply: 'accept' | 'refuse') => ({ type: 'answer', reply }) as const;

interface Shop {
  readonly treasury?: number;
  readonly trains?: readonly string[];
  readonly at?: 'scrapTrain' | 'buyTrain';
}

/** Ada's minor 3 buys or scraps; minor 4 is hers too, minor 6 is Ben's, each with a train. */
const shop = ({ treasury = 500, trains = [], at = 'buyTrain' }: Shop = {}) =>
  table18mag(three)
    .minor('3', { owner: 'Ada', treasury, trains })
    .minor('4', { owner: 'Ada', trains: ['2'] })
    .minor('6', { owner: 'Ben', treasury: 50, trains: ['2'] })
    .operating({ company: '3', at });

rule('18mag-R082', 'before running a minor scraps any of its trains, for nothing', () => {
  const t = shop({ trains: ['2', '2'], at: 'scrapTrain' });
  const money = [t.cash('3'), t.cash('bank')];
  t.plays('Ada', scrap('2-0')).plays('Ada', scrap('2-1'));
  expect(t.trains('3')).toEqual([]);
  expect([t.cash('3'), t.cash('bank')]).toEqual(money);
  expect(t.told('trainScrapped')).toMatchObject([{ train: '2-0' }, { train: '2-1' }]);
});

rule('18mag-R082', 'only its own', () => {
  const t = shop({ trains: ['2'], at: 'scrapTrain' });
  const args = { company: '3', train: '2-1' };
  expect(t.refuses('Ada', scrap('2-1'))).toEqual({ code: 'scrap.notOwned', rule: '18mag-R082', args });
});

rule('18mag-R083', 'no train becomes obsolete by itself', () => {
  const t = shop({ treasury: 900 }).phase('brown').plays('Ada', buy('6', 320));
  expect(t.state.phase).toBe('gray');
  expect([t.trains('4'), t.trains('6')]).toEqual([['2-0'], ['2-1']]);
});

rule('18mag-R084', 'scrapped trains vanish; the supply has no end', () => {
  const t = shop({ trains: ['2'], at: 'scrapTrain' }).plays('Ada', scrap('2-0'));
  expect(t.state.depot.pool).toEqual([]);
  expect(Object.values(t.state.trains).flat()).not.toContain('2-0');
  const many = shop().set((s) => {
    s.depot.sold['2'] = 90;
  });
  expect(many.plays('Ada', buy('2', 80)).trains('3')).toEqual(['2-90']);
});

rule('18mag-R103', 'trains are bought last: those bought now do not run', () => {
  const t = shop().plays('Ada', buy('2', 80));
  const run = { type: 'run', wagons: [], routes: [{ train: '2-2', track: ['E10:0'] }] };
  expect(t.refuses('Ada', run)).toMatchObject({ code: 'flow.notNow' });
  expect(t.waiting).toEqual(['Ada']);
  t.plays('Ada', buy('2', 80));
  expect(t.trains('3')).toHaveLength(2);
});

rule('18mag-R104', 'at the limit a minor cannot buy, and cannot scrap now', () => {
  // before a train is scrapped or run there is none to be bought; with two there is nothing to decide any more
  const full = shop({ trains: ['2', '2'] });
  expect(full.waiting).toEqual(['Ada']);
  expect(full.state.flow.at(-1)).toMatchObject({ kind: 'minor', company: '4' });
  const one = shop({ trains: ['2'] });
  expect(one.refuses('Ada', scrap('2-0'))).toMatchObject({ code: 'flow.notNow' });
});

rule.each(
  '18mag-R105',
  'prices, half to the seller and half to the bank',
  [
    { type: '2', price: 80, seller: 'LdStEG' },
    { type: '3', price: 120, seller: 'MAVAG' },
    { type: '4', price: 200, seller: 'LdStEG' },
    { type: '6', price: 320, seller: 'MAVAG' },
  ],
  ({ type, price, seller }) => {
    const t = shop();
    const bank = t.cash('bank');
    t.plays('Ada', buy(type, price));
    expect([t.cash('3'), t.cash(seller), t.cash('bank') - bank]).toEqual([500 - price, price / 2, price / 2]);
    expect(t.lastEvents).toContainEqual(
      expect.objectContaining({ type: 'trainBought', company: '3', from: seller, price }),
    );
    const wrong = { code: 'train.price', rule: '18mag-R105', args: { price } };
    expect(shop().refuses('Ada', buy(type, price - 1))).toEqual(wrong);
  },
);

rule('18mag-R105', 'there are these four types', () => {
  expect(trainTypes({ players: 3 }).map(({ type }) => type)).toEqual(['2', '3', '4', '6']);
  const odd = { code: 'train.notForSale', rule: '18mag-R105' };
  expect(shop().refuses('Ada', buy('2-1', 80))).toMatchObject(odd);
  expect(shop().refuses('Ada', buy('2', 80, '6'))).toMatchObject(odd);
  expect(shop({ trains: ['2'] }).refuses('Ada', buy('2-0', 80, '3'))).toMatchObject(odd);
});

example('18mag-X15', 'a 4-train: LdStEG 100, bank 100; a 6-train: MÁVAG 160, bank 160', () => {
  const four = shop().plays('Ada', buy('4', 200));
  expect(four.cash('LdStEG')).toBe(100);
  const six = shop().plays('Ada', buy('6', 320));
  expect(six.cash('MAVAG')).toBe(160);
});

rule('18mag-R106', 'between minors of one owner at any price from 1', () => {
  const t = shop().plays('Ada', buy('2-0', 1, '4'));
  expect([t.trains('3'), t.trains('4')]).toEqual([['2-0'], []]);
  expect([t.cash('3'), t.cash('4'), t.cash('LdStEG')]).toEqual([499, 1, 0]);
  const free = { code: 'train.leastPrice', rule: '18mag-R106', args: { price: 1 } };
  expect(shop().refuses('Ada', buy('2-0', 0, '4'))).toEqual(free);
  expect(
    shop()
      .plays('Ada', buy('2-0', 500, '4'))
      .cash('4'),
  ).toBe(500);
});

rule('18mag-R106', 'another owner is asked: he accepts', () => {
  const t = shop().plays('Ada', buy('2-1', 70, '6'));
  expect(t.waiting).toEqual(['Ben']);
  expect(t.trains('6')).toEqual(['2-1']);
  expect(t.lastEvents).toContainEqual({
    type: 'offerMade',
    seat: 'Ben',
    company: '3',
    what: 'train',
    item: '2-1',
    from: '6',
    price: 70,
  });
  t.plays('Ben', answer('accept'));
  expect([t.trains('3'), t.trains('6'), t.cash('3'), t.cash('6')]).toEqual([['2-1'], [], 430, 120]);
  expect(t.waiting).toEqual(['Ada']);
});

rule('18mag-R106', 'or he refuses: then only more can be offered in this turn', () => {
  const t = shop()
    .plays('Ada', buy('2-1', 70, '6'))
    .plays('Ben', answer('refuse'));
  expect([t.trains('3'), t.cash('3')]).toEqual([[], 500]);
  const again = { code: 'offer.refused', rule: '18mag-R106', args: { item: '2-1', price: 70 } };
  expect(t.refuses('Ada', buy('2-1', 70, '6'))).toEqual(again);
  expect(t.plays('Ada', buy('2-1', 71, '6')).waiting).toEqual(['Ben']);
});

rule('18mag-R106', 'by ruling he is taken to agree', () => {
  const t = shop()
    .ruled({ consent: 'assumed' })
    .plays('Ada', buy('2-1', 70, '6'));
  expect([t.trains('3'), t.cash('6')]).toEqual([['2-1'], 120]);
});

rule('18mag-R106', 'it is no sale of the supply: no phase, and the round still gets its marker', () => {
  const t = table18mag(three)
    .minor('3', { owner: 'Ada', treasury: 500 })
    .minor('4', { owner: 'Ada', trains: ['3'] })
    .set((s) => {
      s.markers = 1;
    })
    .operating({ company: '3', at: 'buyTrain' })
    .plays('Ada', buy('3-0', 100, '4'));
  expect([t.state.phase, t.state.markers]).toEqual(['yellow', 1]);
  expect(t.state.flow.find(({ kind }) => kind === 'operating')).toMatchObject({ trainSold: false });
});

rule('18mag-R107', 'only minors buy trains, with their own money', () => {
  const t = shop({ treasury: 79 }).purses({ Ada: 1000 });
  const dear = { code: 'train.tooDear', rule: '18mag-R107', args: { price: 80, cash: 79 } };
  expect(t.refuses('Ada', buy('2', 80))).toEqual(dear);
  expect(t.cash('Ada')).toBe(1000);
  const major = table18mag(three)
    .major('MAVAG', { owners: { Ada: [20] }, treasury: 500 })
    .operating({ company: 'MAVAG' });
  expect(major.waiting).toEqual(['Ada']);
  expect(major.refuses('Ada', buy('2', 80))).toMatchObject({ code: 'flow.notNow' });
});

rule('18mag-R107', 'nobody is forced to buy', () => {
  expect(shop().passes('Ada').trains('3')).toEqual([]);
});

rule('18mag-R102', 'by ruling wagons are hired before the run: then no train is scrapped any more', () => {
  const hired = shop({ trains: ['2'], at: 'scrapTrain' }).ruled({ wagons: 'announced' });
  hired.operating({ company: '3', at: 'scrapTrain' }, { wagons: ['RABA'] });
  expect(hired.refuses('Ada', scrap('2-0'))).toEqual({ code: 'scrap.wagonHired', rule: '18mag-R102', args: {} });
});

rule('18mag-R174', "István's minors sell nothing to the player", () => {
  const t = table18mag(['Ada'])
    .minor('3', { owner: 'Ada', treasury: 500 })
    .minor('4', { owner: 'István', trains: ['2'] })
    .minor('6', { owner: 'Ada', trains: ['2'] })
    .operating({ company: '3', at: 'buyTrain' });
  const his = { code: 'train.istvans', rule: '18mag-R174', args: { from: '4' } };
  expect(t.refuses('Ada', buy('2-0', 100, '4'))).toEqual(his);
  expect(t.plays('Ada', buy('2-1', 100, '6')).trains('3')).toEqual(['2-1']);
});
