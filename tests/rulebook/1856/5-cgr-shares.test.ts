// 1856, section 5: the shares of the CGR (R103-R108, R118).
import { expect } from 'vitest';
import { certificatesHeld, mayHold } from '../../../src/titles/1856/rules/limits.ts';
import { buysSix, eve, passesUntil } from '../../support/cgr1856.ts';
import { example, rule } from '../../support/rule.ts';

const nothing = { Ada: 0, Ben: 0, Carl: 0 };
const lost = { loans: 3 };
const tens = (count: number): number[] => Array<number>(count).fill(10);

rule('1856-R103', 'each player exchanges all his shares together, two for one, from the buyer clockwise', () => {
  const t = eve({
    names: ['Ada', 'Ben', 'Carl', 'Dan'],
    companies: {
      BBG: { ...lost, owners: { Carl: [20, 10], Ben: [10] } },
      CA: { ...lost, owners: { Dan: [20], Carl: [10], Ben: [10] } },
    },
    purses: { ...nothing, Dan: 0 },
  });
  buysSix(t);
  expect(t.told('sharesExchanged')).toEqual([
    { type: 'sharesExchanged', company: 'CGR', holder: 'Ben', given: 2, got: 1 },
    { type: 'sharesExchanged', company: 'CGR', holder: 'Carl', given: 4, got: 2 },
    { type: 'sharesExchanged', company: 'CGR', holder: 'Dan', given: 2, got: 1 },
  ]);
  expect(t.percent('CGR')).toEqual({ Ben: 10, Carl: 20, Dan: 10, offer: 60 });
});

example('1856-X08', 'three and four shares are seven: three CGR shares, and an odd one goes to the market', () => {
  const t = eve({
    companies: {
      BBG: { ...lost, owners: { Ben: [20, 10] }, pool: [10] },
      CA: { ...lost, owners: { Ben: [20, 10, 10] } },
    },
    purses: nothing,
  });
  buysSix(t);
  expect(t.told('sharesExchanged')).toMatchObject([
    { holder: 'Ben', given: 7, got: 3 },
    // with the one there before the market has two, and gets one for them
    { holder: 'pool', given: 2, got: 1 },
  ]);
  expect(t.percent('CGR')).toEqual({ Ben: 30, pool: 10, offer: 60 });
});

rule('1856-R104', 'then the market exchanges two for one, and an odd share is discarded', () => {
  const t = eve({ companies: { BBG: { ...lost, owners: { Ben: [20] }, pool: tens(3) } }, purses: nothing });
  buysSix(t);
  expect(t.percent('CGR')).toMatchObject({ Ben: 10, pool: 10 });
  expect(t.percent('BBG')).toEqual({ gone: 100 });
});

rule('1856-R105', 'shares left in the offerings of absorbed companies are discarded', () => {
  const t = eve({ companies: { BBG: { ...lost, owners: { Ben: [20, 10, 10] } } }, purses: nothing });
  buysSix(t);
  expect(t.percent('CGR')).toEqual({ Ben: 20, offer: 80 });
  expect(t.percent('BBG')).toEqual({ gone: 100 });
});

rule('1856-R106', 'the market may hold more than half of the CGR; until it is back at 50% the offering is shut', () => {
  const t = eve({
    companies: {
      BBG: { ...lost, owners: { Ben: [20], Ada: [10] }, pool: tens(5) },
      CA: { ...lost, owners: { Ben: [20], Carl: [10] }, pool: tens(5) },
    },
    purses: nothing,
  });
  buysSix(t);
  expect(t.percent('CGR')).toEqual({ Ben: 20, pool: 60, offer: 20 });
  const later = passesUntil(t, 'stock');
  const name = later.waiting[0]!;
  expect(later.refuses(name, { type: 'buyShare', company: 'CGR', from: 'offer' })).toMatchObject({
    code: 'share.offerShut',
  });
});

example('1856-X11', '24 shares are exchanged: twelve CGR shares, so all are of 5%, and six of them are 30%', () => {
  const t = eve({
    companies: {
      BBG: { ...lost, owners: { Ben: [20, 10, 10, 10, 10], Carl: tens(4) } },
      CA: { ...lost, owners: { Ben: [20, 10, 10, 10, 10], Carl: tens(4) } },
      CPR: { ...lost, owners: { Ada: [20] }, pool: tens(2) },
    },
    purses: nothing,
  });
  buysSix(t);
  expect(t.told('cgrFormed')).toMatchObject([{ shares: 20 }]);
  expect(t.percent('CGR')).toEqual({ Ada: 5, Ben: 30, Carl: 20, pool: 5, offer: 40 });
  expect(t.certificates('CGR')).toMatchObject({ Ben: [10, 5, 5, 5, 5], Carl: [5, 5, 5, 5] });
});

rule('1856-R107', 'ten shares are kept where they are enough; with 5% shares a player may hold twelve', () => {
  const ten = eve({
    companies: {
      BBG: { ...lost, owners: { Ben: [20, ...tens(4)], Carl: tens(4) } },
      CA: { ...lost, owners: { Ben: [20, ...tens(4)], Carl: tens(4) } },
    },
    purses: nothing,
  });
  buysSix(ten);
  expect(ten.certificates('CGR')).toEqual({ Ben: [20, ...tens(4)], Carl: tens(4) });

  const twenty = eve({
    companies: {
      BBG: { ...lost, owners: { Ben: [20, ...tens(8)] } },
      CA: { ...lost, owners: { Ben: [20, ...tens(8)] } },
      CPR: { ...lost, owners: { Ben: [20, 10, 10] } },
    },
    purses: nothing,
  });
  buysSix(twenty);
  expect(twenty.percent('CGR')).toEqual({ Ben: 60, offer: 40 });
  expect(mayHold(twenty.state, twenty.seat('Ben'), 'CGR', 0)).toBe(true);
  expect(mayHold(twenty.state, twenty.seat('Ben'), 'CGR', 5)).toBe(false);
});

rule('1856-R107', 'at most twenty exist: who comes late in the order gets what is left, or nothing', () => {
  const shared = { ...lost, owners: { Ada: [20, 10, 10], Ben: tens(3), Carl: tens(2) }, pool: [10] };
  const t = eve({
    companies: { BBG: shared, CA: shared, CPR: shared, CV: shared, LPS: shared },
    purses: nothing,
  });
  buysSix(t);
  expect(t.told('sharesExchanged')).toMatchObject([
    { holder: 'Ada', given: 20, got: 10 },
    { holder: 'Ben', given: 15, got: 7 },
    { holder: 'Carl', given: 10, got: 3 },
    { holder: 'pool', given: 6, got: 0 },
  ]);
  expect(t.percent('CGR')).toEqual({ Ada: 50, Ben: 35, Carl: 15 });
});

/** Six players get a share each, and the market half of these. */
const oneEach = (pool: readonly [number, number, number]) =>
  eve({
    names: ['Ada', 'Ben', 'Carl', 'Dan', 'Eve', 'Fay'],
    buyerPosition: { owners: { Ada: [20, 10] } },
    companies: {
      BBG: { ...lost, owners: { Ada: [20], Ben: tens(2) }, pool: tens(pool[0]) },
      CA: { ...lost, owners: { Carl: [20], Dan: tens(2) }, pool: tens(pool[1]) },
      CPR: { ...lost, owners: { Eve: [20], Fay: tens(2) }, pool: tens(pool[2]) },
    },
    purses: { Ada: 200, Ben: 0, Carl: 0, Dan: 0, Eve: 0, Fay: 0 },
  });

const each = (percent: number) => ({
  Ada: percent,
  Ben: percent,
  Carl: percent,
  Dan: percent,
  Eve: percent,
  Fay: percent,
});

rule.each(
  '1856-R107',
  'ten are enough for nine and for ten, whether or not somebody gets two of them',
  [
    { pool: [2, 2, 2], shares: { ...each(10), pool: 30, offer: 10 } },
    { pool: [3, 3, 3], shares: { ...each(10), pool: 40 } },
    { pool: [4, 3, 3], shares: { ...each(5), pool: 25, offer: 45 } },
  ] as const,
  ({ pool, shares }) => expect(buysSix(oneEach(pool)).percent('CGR')).toEqual(shares),
);

rule('1856-R107', 'with half a certificate the market gets what ordinary shares there are', () => {
  const t = oneEach([3, 3, 3]).set((s) => {
    s.rulings.cgrHalfPresident = 'halfCertificate';
  });
  expect(buysSix(t).certificates('CGR')).toMatchObject({ Ada: [10], Ben: [10], pool: tens(3) });
});

rule('1856-R107', 'games of the first version had 5% shares for nine and ten where nobody gets two', () => {
  const t = oneEach([2, 2, 2]).set((s) => {
    s.rulesVersion = 1;
  });
  expect(buysSix(t).percent('CGR')).toEqual({ ...each(5), pool: 15, offer: 55 });
});

rule('1856-R108', 'a 5% share is half a certificate, a 10% share and the president certificate one', () => {
  const halves = (fives: boolean, owners: Record<string, number[]>): number => {
    const t = eve({ buyerPosition: { owners: { Carl: [20] } } }).company('CGR', { fives, owners });
    return certificatesHeld(t.state, t.seat('Ben'));
  };
  expect(halves(true, { Ada: [10], Ben: [5, 5, 5] })).toBe(3);
  expect(halves(true, { Ben: [10, 5] })).toBe(3);
  expect(halves(false, { Ada: [20], Ben: [10] })).toBe(2);
  expect(halves(false, { Ben: [20, 10] })).toBe(4);
});

rule('1856-R107', 'exactly eight can be handed out without a president: they stay 10% shares', () => {
  const t = eve({
    names: ['Ada', 'Ben', 'Carl', 'Dan'],
    companies: {
      BBG: { ...lost, owners: { Ada: [20], Ben: tens(2) }, pool: tens(4) },
      CA: { ...lost, owners: { Carl: [20], Dan: tens(2) }, pool: tens(4) },
    },
    purses: { ...nothing, Dan: 0 },
  });
  buysSix(t);
  expect(t.percent('CGR')).toEqual({ Ada: 10, Ben: 10, Carl: 10, Dan: 10, pool: 40, offer: 20 });
});

rule('1856-R103', 'odd shares of several players meet in the market, which exchanges them too', () => {
  const t = eve({
    companies: {
      BBG: { ...lost, owners: { Ben: [20, 10, 10], Carl: tens(3) } },
      CA: { ...lost, owners: { Ada: [20], Ben: [10] } },
    },
    purses: nothing,
  });
  buysSix(t);
  expect(t.told('sharesExchanged')).toMatchObject([
    { holder: 'Ada', given: 2, got: 1 },
    { holder: 'Ben', given: 5, got: 2 },
    { holder: 'Carl', given: 3, got: 1 },
    { holder: 'pool', given: 2, got: 1 },
  ]);
});

rule('1856-R118', 'from its formation on its shares bring it nothing, not even with 60% sold', () => {
  const t = eve({
    companies: { BBG: { ...lost, owners: { Ben: [20, ...tens(8)] } } },
    purses: { ...nothing, Ada: 100 },
  });
  passesUntil(buysSix(t), 'stock');
  expect(t.percent('CGR')).toEqual({ Ben: 50, offer: 50 });
  t.passesWhile(() => t.waiting[0] !== 'Ada');
  const bank = t.cash('bank');
  t.plays('Ada', { type: 'buyShare', company: 'CGR', from: 'offer' });
  expect([t.cash('CGR'), t.cash('bank'), t.state.companies.CGR.escrow]).toEqual([0, bank + 100, 0]);
});
