// 1856, section 5: who presides over the CGR (R109-R110).
import { expect } from 'vitest';
import { PASS } from '../../../src/engine/core/action.ts';
import { halfPresident } from '../../../src/titles/1856/rules/cgr/halfPresident.ts';
import { buysSix, eve, passesUntil } from '../../support/cgr1856.ts';
import { rule } from '../../support/rule.ts';

const nothing = { Ada: 0, Ben: 0, Carl: 0 };
const lost = { loans: 3 };
const tens = (count: number): number[] => Array<number>(count).fill(10);

/** Six players get a share each, and the pool half of these. */
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

rule('1856-R110', 'the market gives the president by one share his second, and the certificate for both', () => {
  const t = passesUntil(buysSix(oneEach([3, 3, 3])), 'stock');
  for (let turns = 0; t.waiting[0] !== 'Ada' && turns < 6; turns++) t.passes(t.waiting[0]!);
  t.plays('Ada', { type: 'buyShare', company: 'CGR', from: 'pool' });
  expect(t.certificates('CGR')).toMatchObject({ Ada: [20], pool: tens(3) });
  expect(t.president('CGR')).toBe('Ada');
});

rule('1856-R109', 'the first with two shares presides for the time being, then the one with most', () => {
  const t = eve({
    companies: {
      BBG: { ...lost, owners: { Carl: [20, 10, 10], Ada: tens(4) } },
      CA: { ...lost, owners: { Carl: [20] } },
    },
    purses: nothing,
  });
  buysSix(t);
  expect(t.told('cgrTemporaryPresident')).toMatchObject([{ seat: 'Ada' }]);
  expect(t.told('cgrPresident')).toMatchObject([{ seat: 'Carl', half: false }]);
  expect(t.certificates('CGR')).toMatchObject({ Ada: [10, 10], Carl: [20, 10] });
});

rule('1856-R109', 'ties go to the earlier in the order, which begins with the buyer', () => {
  const t = eve({
    companies: { BBG: { ...lost, owners: { Carl: [20, 10, 10], Ben: tens(4) } } },
    purses: nothing,
  });
  buysSix(t);
  expect(t.president('CGR')).toBe('Ben');
  expect(t.certificates('CGR')).toMatchObject({ Ben: [20], Carl: [10, 10] });
});

/** Ada and Ben get one share each, and Ada comes first; it is her or Carl's turn in the stock round that follows. */
const halfPresidency = (
  first: string,
  purses: Record<string, number>,
  others: Record<string, number[]> = {},
  rulings: Record<string, string> = {},
) => {
  const t = eve({
    rulings,
    buyerPosition: { owners: { Carl: [20, 10], ...others } },
    companies: { BBG: { ...lost, owners: { Ben: [20], Ada: tens(2) } } },
    purses,
  });
  t.set((s) => {
    s.priority = t.seat(first);
  });
  t.plays('Carl', { type: 'buyTrain', from: 'bank', train: '6-0', price: 700 });
  return t;
};

rule('1856-R110', 'where nobody has two shares the first holder of one presides, without the certificate', () => {
  const t = halfPresidency('Ada', { Ada: 300, Ben: 50, Carl: 300 });
  expect(t.told('cgrPresident')).toMatchObject([{ seat: 'Ada', half: true }]);
  expect(t.certificates('CGR')).toEqual({ Ada: [10], Ben: [10], offer: [20, ...tens(6)] });
});

rule('1856-R110', 'at his first turn of the next stock round he must buy a second share', () => {
  const t = passesUntil(halfPresidency('Ada', { Ada: 300, Ben: 50, Carl: 300 }), 'stock');
  expect(t.waiting).toEqual(['Ada']);
  expect(t.refuses('Ada', PASS)).toMatchObject({ rule: '1856-R110' });
  t.plays('Ada', { type: 'buyShare', company: 'CGR', from: 'offer' });
  expect(t.cash('Ada')).toBe(200);
  expect(t.certificates('CGR')).toMatchObject({ Ada: [20], Ben: [10] });
  expect(t.president('CGR')).toBe('Ada');
});

rule(
  '1856-R110',
  'another holder who buys a second share before him takes the presidency; an equal holding never',
  () => {
    const t = passesUntil(halfPresidency('Ben', { Ada: 300, Ben: 150, Carl: 300 }), 'stock');
    expect(t.president('CGR')).toBe('Ada'); // Ben has as much
    t.plays('Ben', { type: 'buyShare', company: 'CGR', from: 'offer' });
    expect(t.president('CGR')).toBe('Ben');
    expect(t.certificates('CGR')).toMatchObject({ Ben: [20], Ada: [10] });
  },
);

rule(
  '1856-R110',
  'where the certificate alone is left in the offering, another holder gives his share for it and presides',
  () => {
    const t = eve({
      names: ['Ada', 'Ben', 'Carl', 'Dan'],
      companies: {
        BBG: { ...lost, owners: { Ada: [20], Ben: tens(2) }, pool: tens(4) },
        CA: { ...lost, owners: { Carl: [20], Dan: tens(2) }, pool: tens(4) },
      },
      purses: { Ada: 0, Ben: 150, Carl: 0, Dan: 0 },
    }).set((s) => {
      s.priority = 2;
    });
    passesUntil(buysSix(t), 'stock');
    expect([t.president('CGR'), t.certificates('CGR').offer]).toEqual(['Ada', [20]]);
    t.plays('Ben', { type: 'buyShare', company: 'CGR', from: 'offer' });
    expect([t.president('CGR'), t.cash('Ben')]).toEqual(['Ben', 50]);
    expect(t.certificates('CGR')).toMatchObject({ Ben: [20], Ada: [10], offer: [10] });
    expect(t.told('presidencyPassed')).toEqual([{ type: 'presidencyPassed', company: 'CGR', from: 'Ada', to: 'Ben' }]);
  },
);

rule('1856-R110', 'he sells shares if he has to, and no more than it takes to buy', () => {
  const t = halfPresidency('Ada', { Ada: 30, Ben: 50, Carl: 300 }, { Ada: [10] });
  passesUntil(t, 'stock');
  expect(t.refuses('Ada', { type: 'buyShare', company: 'CGR', from: 'offer' })).toMatchObject({
    code: 'share.tooDear',
  });
  t.plays('Ada', { type: 'sellShares', company: 'GT', percent: 10 });
  t.plays('Ada', { type: 'buyShare', company: 'CGR', from: 'offer' });
  expect(t.president('CGR')).toBe('Ada');
});

rule('1856-R110', 'who cannot pay for it, and has nothing to sell, is bankrupt', () => {
  const t = halfPresidency('Ada', { Ada: 0, Ben: 50, Carl: 300 });
  t.passesWhile(() => t.waiting.length > 0);
  expect(t.state.ended).toBe('bankrupt');
  expect(t.state.bankrupt).toBe(t.seat('Ada'));
});

const halves = { cgrHalfPresident: 'halfCertificate' };

rule(
  '1856-R110',
  'on 18xx.games he has half of the certificate, and one more share is for sale (cgrHalfPresident)',
  () => {
    const t = halfPresidency('Ada', { Ada: 300, Ben: 50, Carl: 300 }, {}, halves);
    expect(t.told('cgrFormed')).toMatchObject([{ shares: 10 }]);
    expect(t.certificates('CGR')).toEqual({ Ada: [10], Ben: [10], offer: tens(7), gone: [10] });
    expect([t.president('CGR'), halfPresident(t.state)]).toEqual(['Ada', t.seat('Ada')]);
    passesUntil(t, 'stock').plays('Ada', { type: 'buyShare', company: 'CGR', from: 'offer' });
    expect(t.certificates('CGR')).toEqual({ Ada: [20], Ben: [10], offer: tens(7) });
    expect([t.president('CGR'), t.cash('Ada'), halfPresident(t.state)]).toEqual(['Ada', 200, null]);
  },
);

rule('1856-R110', 'on 18xx.games a share that he buys from the market stays there (cgrHalfPresident)', () => {
  const theirs = (rulings: Record<string, string>) =>
    passesUntil(halfPresidency('Ben', { Ada: 300, Ben: 0, Carl: 300 }, {}, rulings), 'stock')
      .plays('Ben', { type: 'sellShares', company: 'CGR', percent: 10 })
      .passes('Ben')
      .passes('Carl')
      .plays('Ada', { type: 'buyShare', company: 'CGR', from: 'pool' });
  const t = theirs(halves);
  expect(t.certificates('CGR')).toEqual({ Ada: [20], pool: [10], offer: tens(7) });
  expect(t.cash('Ada')).toBe(300 - t.price('CGR'));
  expect(theirs({}).certificates('CGR')).toEqual({ Ada: [20], offer: tens(8) });
});

rule('1856-R110', 'on 18xx.games too another with two shares takes the whole certificate (cgrHalfPresident)', () => {
  const buy = (from: 'offer' | 'pool') => ({ type: 'buyShare', company: 'CGR', from }) as const;
  const purses = { Ada: 300, Ben: 150, Carl: 300 };
  const t = passesUntil(halfPresidency('Ben', purses, {}, halves), 'stock').plays('Ben', buy('offer'));
  expect([t.president('CGR'), halfPresident(t.state)]).toEqual(['Ben', null]);
  expect(t.certificates('CGR')).toEqual({ Ben: [20], Ada: [10], offer: tens(7) });
});

rule('1856-R110', 'on 18xx.games what another buys from the market leaves it all the same (cgrHalfPresident)', () => {
  const t = eve({
    rulings: halves,
    companies: { BBG: { ...lost, owners: { Ada: [20], Ben: tens(2) }, pool: tens(2) } },
    purses: { Ada: 0, Ben: 150, Carl: 0 },
  }).set((s) => {
    s.priority = 2;
  });
  passesUntil(buysSix(t), 'stock').plays('Ben', { type: 'buyShare', company: 'CGR', from: 'pool' });
  expect([t.president('CGR'), halfPresident(t.state)]).toEqual(['Ben', null]);
  expect(t.certificates('CGR')).toEqual({ Ben: [20], Ada: [10], offer: tens(7) });
});

rule('1856-R110', 'on 18xx.games the share more can be bought by who has none (cgrHalfPresident)', () => {
  const eight = (rulings: Record<string, string>) => {
    const t = eve({
      names: ['Ada', 'Ben', 'Carl', 'Dan', 'Eve'],
      rulings,
      companies: {
        BBG: { ...lost, owners: { Ada: [20], Ben: tens(2) }, pool: tens(4) },
        CA: { ...lost, owners: { Carl: [20], Dan: tens(2) }, pool: tens(4) },
      },
      purses: { Ada: 99, Ben: 0, Carl: 0, Dan: 0, Eve: 300 },
    }).set((s) => {
      s.priority = 5;
    });
    return passesUntil(buysSix(t), 'stock');
  };
  const buy = { type: 'buyShare', company: 'CGR', from: 'offer' } as const;
  expect(eight({}).refuses('Eve', buy)).toMatchObject({ code: 'share.noneLeft' });
  const t = eight(halves);
  expect(t.percent('CGR')).toEqual({ Ada: 10, Ben: 10, Carl: 10, Dan: 10, pool: 40, offer: 10, gone: 10 });
  t.plays('Eve', buy);
  expect([t.percent('CGR').Eve, t.president('CGR')]).toEqual([10, 'Ada']);
});

rule(
  '1856-R110',
  'on 18xx.games he keeps the half that he has, and shares of other companies he sells (cgrHalfPresident)',
  () => {
    const t = halfPresidency('Ada', { Ada: 30, Ben: 50, Carl: 300 }, { Ada: [10] }, halves);
    passesUntil(t, 'stock');
    expect(t.refuses('Ada', { type: 'sellShares', company: 'CGR', percent: 10 })).toMatchObject({
      code: 'sell.presidency',
    });
    t.plays('Ada', { type: 'sellShares', company: 'GT', percent: 10 });
    t.plays('Ada', { type: 'buyShare', company: 'CGR', from: 'offer' });
    expect(t.certificates('CGR').Ada).toEqual([20]);
  },
);
