// 1862, section 5: options and certificates in an exchange (R070-R073, R192-R195, X07-X09, X46-X47).
import { expect } from 'vitest';
import { certificateOption } from '../../../src/titles/1862/rules/exchange/directorsCertificate.ts';
import { answers, eve, merges, type Position, redeem, sell, shares, tens } from '../../support/merger1862.ts';
import { example, rule } from '../../support/rule.ts';

const example1 = (linda: number) =>
  eve({
    names: ['Richard', 'Emma', 'Peter', 'Linda'],
    companies: {
      'N&E': {
        price: 90,
        chartered: true,
        owners: { Richard: [30, 10], Emma: tens(3), Peter: [10] },
        own: tens(2),
        treasury: 100,
      },
      WStI: {
        price: 90,
        chartered: true,
        owners: { Richard: [30, 10, 10], Peter: [10], Linda: [10] },
        own: [10],
        pool: [10],
      },
    },
    purses: { Richard: 300, Emma: 300, Peter: 300, Linda: linda },
  });

example('1862-X07', 'N&E and WStI: every holder gives half, swaps, and redeems or gives up his option', () => {
  const t = example1(50);
  expect(shares(t, 'N&E')).toEqual({ Richard: 4, Emma: 3, Peter: 1, treasury: 2 });
  expect(shares(t, 'WStI')).toEqual({ Richard: 5, Peter: 1, Linda: 1, treasury: 1, pool: 1, offer: 1 });

  t.plays('Richard', merges('WStI', 'N&E'));
  expect([t.price('N&E'), t.state.companies['N&E'].ipo]).toEqual([134, 100]);
  // he has returned four, his option is a share of Emma's
  expect(shares(t, 'N&E')).toEqual({ Richard: 5, Emma: 2, Peter: 1, treasury: 2 });
  expect(shares(t, 'WStI')).toEqual({ Emma: 1, Peter: 1, Linda: 1, 'N&E': 1, pool: 6 });
  expect(t.waiting).toEqual(['Richard']);

  t.plays('Richard', redeem);
  expect(t.cash('Richard')).toBe(233);
  expect(t.waiting).toEqual(['Emma']);
  expect(shares(t, 'N&E')).toEqual({ Richard: 5, Emma: 2, Peter: 1, treasury: 2 });

  // Peter and Linda have nothing to decide: he has one and one, she cannot pay
  t.plays('Emma', redeem);
  expect([t.cash('Emma'), t.cash('Peter'), t.cash('Linda')]).toEqual([233, 300, 117]);
  expect(t.waiting).toEqual(['Richard']);
  expect(shares(t, 'N&E')).toEqual({ Richard: 5, Emma: 2, Peter: 1, treasury: 2 });

  t.plays('Richard', redeem);
  expect(shares(t, 'N&E')).toEqual({ Richard: 5, Emma: 2, Peter: 1, treasury: 2 });
  expect(shares(t, 'WStI')).toEqual({ offer: 10 });
  expect([t.cash('N&E'), t.cash('Richard')]).toEqual([33, 233]);
  expect(t.director('N&E')).toBe('Richard');
  expect(t.state.companies.WStI.status).toBe('waiting');
});

example('1862-X08', 'had Linda redeemed hers, the company could not swap its option and sells it for 67', () => {
  const t = example1(80).plays('Richard', merges('WStI', 'N&E')).plays('Richard', redeem).plays('Emma', redeem);
  expect(t.waiting).toEqual(['Linda']);
  t.plays('Linda', redeem);
  expect(t.told('unexchangedSold')).toEqual([
    { type: 'unexchangedSold', holder: 'N&E', company: 'WStI', shares: 1, option: true, sum: 67 },
  ]);
  expect(shares(t, 'N&E')).toEqual({ Richard: 5, Emma: 2, Peter: 1, Linda: 1, treasury: 1 });
  expect([t.cash('Linda'), t.cash('N&E')]).toEqual([13, 167]);
});

example(
  '1862-X09',
  'N&E without a train takes I&B in: 86, and the last share of the companies cannot be exchanged',
  () => {
    const t = eve({
      names: ['Helen', 'Martin', 'Rachel', 'Charles'],
      companies: {
        'N&E': { price: 100, chartered: true, trains: [], owners: { Helen: [10], Martin: [30, 10], Charles: tens(3) } },
        'I&B': { price: 74, owners: { Martin: [30, 10, 10], Rachel: tens(3) } },
      },
      purses: { Helen: 100, Martin: 100, Rachel: 100, Charles: 100 },
    });
    expect(shares(t, 'N&E')).toMatchObject({ offer: 2 });
    expect(shares(t, 'I&B')).toMatchObject({ treasury: 2 });
    t.plays('Martin', merges('I&B', 'N&E'));
    expect([t.price('N&E'), t.state.companies['N&E'].ipo]).toEqual([86, 82]);
    expect(answers(t, redeem)).toEqual(['Martin', 'Rachel', 'Charles', 'Helen']);
    expect(t.told('optionSettled').map(({ holder, reply, sum }) => [holder, reply, sum])).toEqual([
      ['Martin', 'redeem', 43],
      ['Rachel', 'redeem', 43],
      ['Charles', 'redeem', 43],
      ['Helen', 'redeem', 43],
    ]);
    expect(t.told('unexchangedSold')).toMatchObject([{ holder: 'N&E', shares: 1, option: false, sum: 86 }]);
    expect(shares(t, 'N&E')).toEqual({ Helen: 1, Martin: 5, Rachel: 2, Charles: 2 });
    expect(t.cash('N&E')).toBe(86);
    expect(['Helen', 'Martin', 'Rachel', 'Charles'].map((name) => t.cash(name))).toEqual([57, 57, 57, 57]);
    expect(t.director('N&E')).toBe('Martin');
  },
);

example.each(
  '1862-X46',
  "a director's certificate as an option at 105",
  [
    [5, 52, 262],
    [4, 105, 210],
    [3, 157, 157],
  ] as const,
  ([held, keep, give]) => {
    expect(certificateOption(held, 105)).toEqual({ certificate: 0, redeem: keep, sell: give });
  },
);

/** 110 and 90 without trains are 71. Ada has all of the survivor but what it holds itself. */
const at71 = (own: readonly number[]) =>
  eve({
    companies: {
      ENR: { price: 110, trains: [], chartered: true, owners: { Ada: [30, ...tens(7 - own.length)] }, own },
      WNR: { price: 90, trains: [], chartered: true, owners: { Ada: [30, ...tens(6)], Ben: [10] } },
    },
    purses: { Ada: 100, Ben: 0 },
  });

example('1862-X47', 'at 71 an option that cannot be exchanged brings 36; exchanged and given up it brings 35', () => {
  // Ada gives up all of WNR and keeps all of ENR: there is none left for Ben
  const without = at71([]).plays('Ada', merges('WNR', 'ENR')).plays('Ada', redeem);
  expect(without.told('unexchangedSold')).toMatchObject([{ holder: 'Ben', shares: 1, option: true, sum: 36 }]);
  expect(without.cash('Ben')).toBe(36);
  const withOne = at71([10]).plays('Ada', merges('WNR', 'ENR'));
  expect(withOne.told('unexchangedSold')).toEqual([]);
  expect(withOne.told('optionSettled')).toMatchObject([
    { holder: 'Ben', reply: 'sell', sum: 35 },
    { holder: 'ENR', reply: 'sell', sum: 35 },
  ]);
  expect(withOne.cash('Ben')).toBe(35);
});

rule('1862-R070', 'by the other ruling half of a price is rounded down there too', () => {
  const t = at71([]).ruled({ unexchangedOption: 'down' }).plays('Ada', merges('WNR', 'ENR')).plays('Ada', redeem);
  expect(t.cash('Ben')).toBe(35);
});

/** Ada directs both; everybody can pay for everything. */
const rich = (enr: Position, wnr: Position, more: Partial<Parameters<typeof eve>[0]> = {}) =>
  eve({
    companies: { ENR: { price: 100, ...enr }, WNR: { price: 100, ...wnr } },
    purses: { Ada: 500, Ben: 500, Cleo: 500 },
    ...more,
  });

rule('1862-R070', 'absorbed shares that cannot be exchanged are sold at the new price', () => {
  const t = eve({
    companies: {
      ENR: { chartered: true, owners: { Ada: [30, ...tens(7)] } },
      WNR: { chartered: true, owners: { Ada: [30, ...tens(3)], Ben: tens(4) } },
    },
    purses: { Ada: 500, Ben: 0 },
  });
  // 100 and 50 are 150: Ada keeps eight of sixteen and two lie in the pool; Ben exchanges two of two
  t.plays('Ada', merges('WNR', 'ENR'));
  expect([shares(t, 'ENR'), t.told('unexchangedSold')]).toEqual([{ Ada: 8, Ben: 2 }, []]);

  const short = eve({
    companies: {
      ENR: { chartered: true, owners: { Ada: [30, ...tens(7)] } },
      WNR: { chartered: true, owners: { Ada: [30, ...tens(2)], Ben: tens(5) } },
    },
    purses: { Ada: 500, Ben: 0 },
  });
  short.plays('Ada', merges('WNR', 'ENR')).plays('Ada', redeem);
  // Ada keeps eight of fifteen: Ben has two for three left, and the option is the unexchanged one
  expect(shares(short, 'ENR')).toEqual({ Ada: 8, Ben: 2 });
  expect(short.told('unexchangedSold')).toMatchObject([{ holder: 'Ben', shares: 1, option: true, sum: 75 }]);
});

rule('1862-R071', 'half the new price, rounded down, is paid for an option, or got for it', () => {
  const at = () =>
    eve({
      companies: {
        ENR: { price: 71, chartered: true, owners: { Ada: [30, ...tens(4)] } },
        WNR: { price: 90, chartered: true, owners: { Ada: [30], Ben: [10] } },
      },
      purses: { Ada: 100, Ben: 100 },
    }).plays('Ada', merges('WNR', 'ENR'));
  expect(at().price('ENR')).toBe(116);
  const kept = at().plays('Ben', redeem);
  expect([kept.cash('Ben'), shares(kept, 'ENR').Ben]).toEqual([42, 1]);
  const given = at().plays('Ben', sell);
  expect([given.cash('Ben'), shares(given, 'ENR').Ben]).toEqual([158, undefined]);
});

rule(
  '1862-R072',
  'a director with fewer than six changes his certificate for three shares of the pool before he halves',
  () => {
    const t = rich(
      { owners: { Ada: [30, 10] }, pool: tens(3), chartered: true },
      { owners: { Ben: [30, ...tens(3)] } },
    );
    t.plays('Ada', merges('WNR', 'ENR')).plays('Ben', { type: 'answer', reply: 'accept' });
    expect(t.told('sharesExchanged')[0]).toMatchObject({ holder: 'Ada', given: 4, got: 2 });
    expect(t.told('optionSettled')).toEqual([]);
  },
);

rule.each(
  '1862-R072',
  'where the pool has not three, his shares go there and the certificate is an option',
  [
    [5, 75, 375],
    [4, 150, 300],
    [3, 225, 225],
  ] as const,
  ([held, keep, give]) => {
    // nothing is in the pool or the IPO
    const at = () =>
      rich(
        { chartered: true, owners: { Ada: [30, ...tens(held - 3)], Ben: tens(10 - held) } },
        { owners: { Ben: [30, ...tens(3)], Cleo: tens(4) } },
      )
        .plays('Ada', merges('WNR', 'ENR'))
        .plays('Ben', { type: 'answer', reply: 'accept' });
    const kept = at().plays('Ada', redeem);
    expect([kept.cash('Ada'), shares(kept, 'ENR').Ada]).toEqual([500 - keep, 3]);
    const given = at().plays('Ada', sell);
    expect([given.cash('Ada'), shares(given, 'ENR').Ada]).toEqual([500 + give, undefined]);
    expect(given.told('optionSettled')).toMatchObject([{ holder: 'Ada', shares: 3, reply: 'sell', sum: give }]);
  },
);

rule('1862-R073', 'the sums for a certificate are rounded down', () => {
  // 58 and 39 are 97, so 95; one and a half times that is 142 and a half
  const t = eve({
    companies: {
      ENR: { price: 78, chartered: true, owners: { Ada: [30], Ben: tens(7) } },
      WNR: { price: 116, trains: [], owners: { Ben: [30, ...tens(3)], Cleo: tens(4) } },
    },
    purses: { Ada: 500 },
  });
  t.plays('Ada', merges('WNR', 'ENR')).plays('Ben', { type: 'answer', reply: 'accept' }).plays('Ada', redeem);
  expect([t.price('ENR'), t.cash('Ada')]).toEqual([95, 500 - 142]);
});

rule('1862-R192', "the three shares of the pool are the survivor's first, then the absorbed company's", () => {
  // one of ENR and two of WNR; Ada then has one and three, and returns two of WNR
  const t = rich(
    { chartered: true, owners: { Ada: [30], Ben: tens(6) }, pool: [10] },
    { owners: { Ada: [10], Ben: [30, ...tens(4)] }, pool: tens(2), chartered: true },
  );
  t.plays('Ada', merges('WNR', 'ENR')).plays('Ben', { type: 'answer', reply: 'accept' });
  expect(t.told('sharesExchanged')[0]).toMatchObject({ holder: 'Ada', given: 4, got: 2 });
  expect(t.told('optionSettled').filter(({ holder }) => holder === 'Ada')).toEqual([]);
});

rule(
  '1862-R193',
  "an absorbed director's certificate is exchanged for the survivor's where that is still to be had",
  () => {
    // Ada directs WNR, which disappears, and Ben ENR; nothing lies in the pool
    const t = eve({
      companies: {
        WNR: { price: 100, chartered: true, owners: { Ada: [30, 10], Cleo: tens(6) } },
        ENR: { price: 100, chartered: true, owners: { Ben: [30, ...tens(2)], Cleo: tens(5) } },
      },
      purses: { Ada: 500, Ben: 0, Cleo: 0 },
    });
    t.plays('Ada', merges('ENR', 'ENR')).plays('Ben', { type: 'answer', reply: 'accept' });
    expect(t.certificates('ENR').Ada).toEqual([30]);
    expect(t.certificates('WNR').Ben).toEqual([30]);
    expect(t.waiting).toEqual(['Ada']);
    t.plays('Ada', redeem);
    expect(t.cash('Ada')).toBe(350);
    // Ben has five still, with a certificate of no use: he too has no three in the pool to change it for
    expect(t.told('unexchangedSold')).toMatchObject([{ holder: 'Ben', company: 'WNR', shares: 3, sum: 375 }]);
    expect(t.cash('Ben')).toBe(375);
  },
);

rule('1862-R194', 'the companies pay with the money of both, and who cannot pay gives up his option', () => {
  const at = (one: number, other: number) =>
    rich(
      { owners: { Ada: [30, ...tens(6)] }, treasury: one },
      { chartered: true, owners: { Ada: [30, ...tens(7)] }, treasury: other },
    )
      .plays('Ada', merges('WNR', 'ENR'))
      .plays('Ada', sell);
  const joint = at(50, 30);
  expect(joint.waiting).toEqual(['Ada']);
  joint.plays('Ada', redeem);
  expect([shares(joint, 'ENR').treasury, joint.cash('ENR')]).toEqual([1, 5]);
  const poor = at(44, 30);
  expect([shares(poor, 'ENR').treasury, poor.cash('ENR')]).toEqual([undefined, 149]);
});

rule(
  '1862-R195',
  'nobody has a share of the absorbed company, and the certificate is taken from wherever it lies',
  () => {
    // Cleo has most of the rest, and takes the certificate from Ada, who redeemed it
    const t = eve({
      companies: {
        ENR: { chartered: true, owners: { Ada: [30], Cleo: tens(7) } },
        WNR: { chartered: true, owners: { Ben: [30, ...tens(3)], Cleo: tens(4) } },
      },
      purses: { Ada: 500, Ben: 500, Cleo: 500 },
    });
    t.plays('Ada', merges('WNR', 'ENR')).plays('Ben', { type: 'answer', reply: 'accept' }).plays('Ada', redeem);
    answers(t, redeem);
    expect(t.certificates('ENR')).toMatchObject({ Ada: tens(3), Cleo: [30, 10] });
    expect(t.director('ENR')).toBe('Cleo');
    expect(shares(t, 'WNR')).toEqual({ offer: 10 });
    expect(Object.values(shares(t, 'ENR')).reduce((a, b) => a + b)).toBe(10);
  },
);
