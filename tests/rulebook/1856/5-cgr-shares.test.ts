// 1856, section 5: shares, president and price of the CGR (R103-R111, R120-R122).
import { expect } from 'vitest';
import { PASS } from '../../../src/engine/core/action.ts';
import { halfPresident } from '../../../src/titles/1856/rules/cgr/halfPresident.ts';
import { certificateLimit, certificatesHeld, mayHold } from '../../../src/titles/1856/rules/limits.ts';
import { buysSix, eve, passesUntil, priced } from '../../support/cgr1856.ts';
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
    // with the one that lay there the market has two, and gets one for them
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

rule('1856-R110', 'the market gives the president by one share his second, and the certificate for both', () => {
  const t = passesUntil(buysSix(oneEach([3, 3, 3])), 'stock');
  for (let turns = 0; t.waiting[0] !== 'Ada' && turns < 6; turns++) t.passes(t.waiting[0]!);
  t.plays('Ada', { type: 'buyShare', company: 'CGR', from: 'pool' });
  expect(t.certificates('CGR')).toMatchObject({ Ada: [20], pool: tens(3) });
  expect(t.president('CGR')).toBe('Ada');
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

const formedAt = (prices: readonly number[]) => {
  const ids = ['BBG', 'CA', 'CPR'] as const;
  const companies = Object.fromEntries(
    prices.map((price, i) => [ids[i]!, { ...lost, owners: { Ben: [20] }, at: priced(price) }]),
  );
  return buysSix(eve({ companies, purses: nothing }));
};

example.each(
  '1856-X09',
  'the price is the average of the absorbed, on the nearest space',
  [
    { prices: [90, 70, 110], price: 100 },
    { prices: [90, 70, 175], price: 125 }, // 132.5; with all three it would be 110
    { prices: [110, 175], price: 150 },
    { prices: [125, 150], price: 125 },
    { prices: [110, 125], price: 110 },
  ],
  ({ prices, price }) => expect(formedAt(prices).price('CGR')).toBe(price),
);

example.each(
  '1856-X20',
  'at least 100; a tie goes to the higher space; of three the lowest is left out',
  [
    { prices: [100, 110], price: 110 },
    { prices: [60, 65], price: 100 },
    { prices: [55, 65, 70], price: 100 },
    { prices: [90, 70, 175], price: 125 },
  ],
  ({ prices, price }) => expect(formedAt(prices).price('CGR')).toBe(price),
);

rule('1856-R111', 'price and par are the same, in the top row; of two companies both count', () => {
  const t = formedAt([150, 300]);
  expect(t.spot('CGR')).toEqual({ row: 0, col: 10 });
  expect(t.state.companies.CGR.par).toBe(225);
  expect(formedAt([70, 200, 300]).price('CGR')).toBe(250);
});

const absorbed = (ids: readonly ('BBG' | 'CA' | 'CPR' | 'CV')[], rulings: Record<string, string> = {}) => {
  const companies = Object.fromEntries(ids.map((id) => [id, { ...lost, owners: { Ben: [20] } }]));
  return buysSix(eve({ companies, purses: nothing, rulings }));
};

example.each(
  '1856-X10',
  'four absorbed and the CGR formed: eight companies, and the limit is what it was',
  [
    { players: 3, limit: 20 },
    { players: 4, limit: 16 },
    { players: 5, limit: 13 },
    { players: 6, limit: 11 },
  ],
  ({ players, limit }) => {
    const names = ['Ada', 'Ben', 'Carl', 'Dan', 'Eve', 'Fay'].slice(0, players);
    const four = ['BBG', 'CA', 'CPR', 'CV'].map((id) => [id, { ...lost, owners: { Ben: [20] } }]);
    const t = eve({ names, companies: Object.fromEntries(four), purses: { Ben: 0 } });
    expect(certificateLimit(t.state)).toBe(limit);
    expect(certificateLimit(buysSix(t).state)).toBe(limit);
  },
);

rule('1856-R120', 'from the first 6-train on the limit goes by the companies in play', () => {
  const before = eve({ companies: { BBG: { ...lost, owners: { Ben: [20] } } }, purses: nothing });
  expect(certificateLimit(before.state)).toBe(20);
  expect(certificateLimit(buysSix(before).state)).toBe(28); // ten others and the CGR
  expect(certificateLimit(absorbed(['BBG', 'CA', 'CPR']).state)).toBe(22);
});

rule('1856-R121', 'by the ruling of 18xx.games it is set once when the CGR forms', () => {
  const t = absorbed(['BBG'], { certLimitAfter6: 'atFormation' });
  expect(t.state.cgr.certLimit).toBe(28);
  expect(certificateLimit(t.state)).toBe(28);
});

rule('1856-R122', 'without a CGR the table applies too, but not by the ruling of 18xx.games', () => {
  const companies = { BBG: { owners: { Ben: [20] }, loans: 1, treasury: 100 } };
  expect(certificateLimit(buysSix(eve({ companies })).state)).toBe(28);
  const theirs = buysSix(eve({ companies, rulings: { certLimitAfter6: 'atFormation' } }));
  expect(certificateLimit(theirs.state)).toBe(20);
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
