// 1862, section 5: the exchange of shares (R061-R074, R191-R196, X01-X09, X46-X47).
import { expect } from 'vitest';
import { certificateOption } from '../../../src/titles/1862/rules/exchange/directorsCertificate.ts';
import { ipoTable, mergedPrice } from '../../../src/titles/1862/rules/exchange/price.ts';
import { beginRefinancing } from '../../../src/titles/1862/rules/exchange/refinancing.ts';
import { acquires, answers, eve, merges, type Position, redeem, sell, shares, tens } from '../../support/merger1862.ts';
import { example, rule } from '../../support/rule.ts';

const train = [['A', 'express']] as const;

/** A company in the trains step is refinanced, and its holders are asked. */
const refinancing = (position: Position) =>
  eve({
    companies: { ENR: { trains: [], ...position } },
    purses: { Ada: 500, Ben: 500, Cleo: 500 },
    at: 'acquire',
  }).set((s) => beginRefinancing(s, undefined));

/** The same until it is over; nobody redeems anything. */
function refinanced(position: Position) {
  const t = refinancing(position);
  answers(t, sell);
  return t;
}

const priced = (one: number, oneTrain: boolean, other: number, otherTrain: boolean) =>
  eve({
    companies: {
      ENR: { price: one, trains: oneTrain ? train : [], owners: { Ada: [30] } },
      WNR: { price: other, trains: otherTrain ? train : [], owners: { Ada: [30] } },
    },
  });

/** Whichever of them survives; both have trains where nothing is said. */
function becomes(one: number, other: number, price: number, [oneTrain, otherTrain] = [true, true]): void {
  const t = priced(one, oneTrain, other, otherTrain);
  expect(mergedPrice(t.state, 'ENR', 'WNR')).toBe(price);
  expect(mergedPrice(t.state, 'WNR', 'ENR')).toBe(price);
  t.plays('Ada', merges('WNR', 'ENR'));
  expect(t.price('ENR')).toBe(price);
}

example('1862-X01', '68 and 100 become 116', () => becomes(68, 100, 116));

example('1862-X02', '54 and 62 become 82', () => becomes(54, 62, 82));

example('1862-X03', '78 with a train and 116 without become 95; with trains 134', () => {
  becomes(78, 116, 95, [true, false]);
  becomes(78, 116, 134);
});

example('1862-X04', '116 with a train and 68 without become 90; with trains 122', () => {
  becomes(116, 68, 90, [true, false]);
  becomes(116, 68, 122);
});

example('1862-X05', '110 and 90 without trains become 71', () => becomes(110, 90, 71, [false, false]));

example('1862-X06', 'twice 90 become 134', () => becomes(90, 90, 134));

rule('1862-R065', 'without a train half the price counts, rounded down before prices are compared', () => {
  // 71 counts 35, and 35 + 45 are 80; with a train 71 + 45 are 116
  expect(mergedPrice(priced(71, false, 90, true).state, 'ENR', 'WNR')).toBe(78);
  expect(mergedPrice(priced(71, true, 90, true).state, 'ENR', 'WNR')).toBe(116);
});

rule.each(
  '1862-R066',
  'the IPO marker goes to the greatest IPO price that is not above the new price, within 54 and 100',
  [
    [90, 90, 100],
    [54, 62, 82],
    [50, 40, 62],
    [31, 31, 54],
  ] as const,
  ([one, other, ipo]) => {
    const t = priced(one, true, other, true).plays('Ada', merges('WNR', 'ENR'));
    expect(t.state.companies.ENR.ipo).toBe(ipo);
  },
);

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

rule('1862-R061', 'a merger, an acquisition and a refinancing are one and the same exchange', () => {
  const owners = { Ada: [30, ...tens(3)], Ben: tens(4) };
  const occasions = [
    rich({ owners }, { owners: { Ada: [30] } }).plays('Ada', merges('WNR', 'ENR')),
    rich({ owners }, { owners: { Ada: [30] } }, { at: 'acquire' }).plays('Ada', acquires('WNR', 'ENR')),
    refinanced({ owners }),
  ];
  for (const t of occasions) answers(t, sell);
  expect(occasions.map((t) => shares(t, 'ENR').Ben)).toEqual([2, 2, 2]);
});

rule('1862-R062', 'the other director is asked, and his refusal holds for the turn', () => {
  const t = rich({ owners: { Ada: [30, 10] } }, { owners: { Ben: [30, 10] } });
  t.plays('Ada', merges('WNR', 'ENR'));
  expect(t.waiting).toEqual(['Ben']);
  expect(t.price('ENR')).toBe(100);
  t.plays('Ben', { type: 'answer', reply: 'refuse' });
  expect(t.waiting).toEqual(['Ada']);
  expect(t.refuses('Ada', merges('WNR', 'ENR'))).toMatchObject({ code: 'union.refused', rule: '1862-R062' });
  // the other way round is another question
  t.plays('Ada', merges('WNR', 'WNR')).plays('Ben', { type: 'answer', reply: 'accept' });
  expect(t.told('exchangeBegan')).toMatchObject([{ company: 'ENR', survivor: 'WNR', absorbed: 'ENR', price: 150 }]);
});

rule('1862-R062', 'nobody asks himself, and by the other ruling nobody is asked', () => {
  const own = rich({ owners: { Ada: [30, 10] } }, { owners: { Ada: [30, 10] } }).plays('Ada', merges('WNR', 'ENR'));
  expect([own.told('offerMade').length, own.told('exchangeBegan').length]).toEqual([0, 1]);
  const assumed = rich({ owners: { Ada: [30, 10] } }, { owners: { Ben: [30, 10] } }).ruled({ consent: 'assumed' });
  assumed.plays('Ada', merges('WNR', 'ENR'));
  expect([assumed.told('offerMade').length, assumed.told('exchangeBegan').length]).toEqual([0, 1]);
});

rule('1862-R062', 'who directs is not looked at before all shares are exchanged', () => {
  // Ada's certificate of ENR goes to the pool at once, and she is still asked for the companies at the end
  const t = rich(
    { owners: { Ada: [30], Ben: tens(3) }, pool: tens(3), own: [10], chartered: true, treasury: 200 },
    { chartered: true, owners: { Ben: [30, ...tens(3)] } },
  );
  t.plays('Ada', merges('WNR', 'ENR')).plays('Ben', { type: 'answer', reply: 'accept' });
  expect(t.certificates('ENR').pool).toContain(30);
  expect(t.director('ENR')).toBe('Ada');
  t.plays('Ada', sell).plays('Ben', redeem);
  expect(t.waiting).toEqual(['Ada']);
  expect(t.director('ENR')).toBe('Ada');
  t.plays('Ada', redeem);
  expect(t.director('ENR')).toBe('Ben');
});

rule('1862-R063', 'the active director names the survivor, which is one of the two', () => {
  const both = { owners: { Ada: [30, ...tens(3)] } };
  const here = rich(both, both).plays('Ada', merges('WNR', 'ENR'));
  expect([here.state.companies.ENR.status, here.state.companies.WNR.status]).toEqual(['started', 'waiting']);
  const there = rich(both, both).plays('Ada', merges('WNR', 'WNR'));
  expect([there.state.companies.ENR.status, there.state.companies.WNR.status]).toEqual(['waiting', 'started']);
  expect(rich(both, both).refuses('Ada', merges('WNR', 'L&E'))).toMatchObject({ code: 'union.survivor' });
});

rule('1862-R064', 'certificates in the IPO of both go to the pool first', () => {
  const t = rich(
    { chartered: true, owners: { Ada: [30, ...tens(2)] } },
    { chartered: true, owners: { Ada: [30, ...tens(2)] } },
  ).plays('Ada', merges('WNR', 'ENR'));
  expect(shares(t, 'ENR')).toEqual({ Ada: 5, pool: 5 });
});

rule(
  '1862-R066',
  'the marker stands among the others only if both were there; by the other ruling unless both were chartered',
  () => {
    const table = (one: boolean, other: boolean, rulings = {}) => {
      const owners = { Ada: [30, ...tens(3)] };
      const t = rich({ chartered: one, owners }, { chartered: other, owners }).ruled(rulings);
      return ipoTable(t.plays('Ada', merges('WNR', 'ENR')).state, 'ENR');
    };
    expect([table(true, true), table(true, false), table(false, false)]).toEqual(['chartered', 'chartered', 'others']);
    const ruled = { mergedCharter: 'onlyIfBoth' };
    expect([table(true, true, ruled), table(false, true, ruled), table(false, false, ruled)]).toEqual([
      'chartered',
      'others',
      'others',
    ]);
  },
);

rule(
  '1862-R067',
  'from the active director clockwise; the companies together are last, and he decides for them',
  () => {
    const t = eve({
      companies: {
        WNR: { owners: { Ben: [30, 10, 10], Ada: [10], Cleo: [10] }, chartered: true, own: [10], treasury: 200 },
        ENR: { owners: { Ben: [30, 10, 10], Ada: tens(2), Cleo: tens(2) }, chartered: true },
      },
      purses: { Ada: 500, Ben: 500, Cleo: 500 },
    });
    t.plays('Ben', merges('ENR', 'WNR'));
    expect(answers(t, sell)).toEqual(['Cleo', 'Ada', 'Ben']);
    expect(t.told('sharesExchanged').map(({ holder, given }) => [holder, given])).toEqual([
      ['Ben', 10],
      ['Cleo', 3],
      ['Ada', 3],
      ['WNR', 1],
    ]);
  },
);

rule('1862-R067', 'what the companies hold is the survivor’s in the end, whichever of them that is', () => {
  const own = { chartered: true, owners: { Ada: [30, ...tens(3)] }, own: tens(2) };
  for (const survivor of ['ENR', 'WNR'] as const) {
    const t = rich(own, own).plays('Ada', merges('WNR', survivor));
    expect(shares(t, survivor)).toEqual({ Ada: 6, treasury: 2, pool: 2 });
  }
});

rule('1862-R068', 'half of the shares of both together, rounded down, are returned, absorbed ones first', () => {
  const t = rich({ owners: { Ada: [30, ...tens(2)], Ben: tens(4) } }, { owners: { Ada: [30], Ben: tens(3) } });
  t.plays('Ada', merges('WNR', 'ENR'));
  // Ada has eight and returns the certificate of WNR and one of ENR; Ben has seven and returns three of WNR
  expect(shares(t, 'ENR')).toMatchObject({ Ada: 4, Ben: 4 });
  expect(t.told('sharesExchanged')).toMatchObject([
    { holder: 'Ada', given: 8, got: 4 },
    { holder: 'Ben', given: 7, got: 4 },
  ]);
  expect(t.waiting).toEqual(['Ben']);
  t.plays('Ben', sell);
  expect(shares(t, 'ENR')).toMatchObject({ Ada: 4, Ben: 3 });
});

rule('1862-R069', 'absorbed shares are exchanged in the pool, then with the nearest who has not had his turn', () => {
  const t = eve({
    names: ['Ada', 'Ben', 'Cleo', 'Dora'],
    companies: {
      ENR: { chartered: true, owners: { Ada: [30, 10], Cleo: tens(3), Dora: [10] }, pool: [10], own: [10] },
      WNR: { chartered: true, owners: { Ada: [30], Ben: tens(6) } },
    },
    purses: { Ada: 0, Ben: 0, Cleo: 0, Dora: 0 },
  });
  t.plays('Ada', merges('WNR', 'ENR'));
  // Ada returned her certificate of WNR and gave up an option; Ben got three for six: two in the pool, one of Cleo's
  expect(t.told('sharesExchanged')).toMatchObject([
    { holder: 'Ada', given: 7, got: 4 },
    { holder: 'Ben', given: 6, got: 3 },
    { holder: 'Cleo', given: 3, got: 2 },
    { holder: 'Dora', given: 1, got: 1 },
    { holder: 'ENR', given: 1, got: 1 },
  ]);
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
  // Ada keeps eight of fifteen: Ben has two for three left, and the option is the one that is not exchanged
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

rule('1862-R074', 'whoever has most directs; of equal ones the active director, then clockwise', () => {
  const tie = rich({ owners: { Ada: [30, ...tens(3)] } }, { owners: { Ben: [30, ...tens(3)] } });
  tie.plays('Ada', merges('WNR', 'ENR')).plays('Ben', { type: 'answer', reply: 'accept' });
  expect([shares(tie, 'ENR').Ada, shares(tie, 'ENR').Ben, tie.director('ENR')]).toEqual([3, 3, 'Ada']);
  const others = rich(
    { owners: { Ada: [30], Cleo: tens(3) }, chartered: true },
    { owners: { Ben: [30, ...tens(3)], Cleo: tens(3) } },
  );
  others.plays('Ada', merges('WNR', 'ENR')).plays('Ben', { type: 'answer', reply: 'accept' }).plays('Ada', sell);
  expect([shares(others, 'ENR').Ben, shares(others, 'ENR').Cleo, others.director('ENR')]).toEqual([3, 3, 'Ben']);
});

rule('1862-R074', 'a tie is broken from the active director on, not from the first seat', () => {
  const tie = rich({ owners: { Ben: [30, ...tens(3)] } }, { owners: { Ada: [30, ...tens(3)] } });
  tie.plays('Ben', merges('WNR', 'ENR')).plays('Ada', { type: 'answer', reply: 'accept' });
  expect([shares(tie, 'ENR').Ada, shares(tie, 'ENR').Ben, tie.director('ENR')]).toEqual([3, 3, 'Ben']);
  const others = rich(
    { owners: { Ben: [30], Cleo: tens(3) }, chartered: true },
    { owners: { Ada: [30, ...tens(3)], Cleo: tens(3) } },
  );
  others.plays('Ben', merges('WNR', 'ENR')).plays('Ada', { type: 'answer', reply: 'accept' }).plays('Ben', sell);
  expect([shares(others, 'ENR').Ada, shares(others, 'ENR').Cleo, others.director('ENR')]).toEqual([3, 3, 'Cleo']);
});

rule('1862-R074', 'where nobody has three the company is in receivership', () => {
  const t = rich({ owners: { Ada: [30, 10] } }, { owners: { Ada: [30] } }, { purses: { Ada: 0 } });
  t.plays('Ada', merges('WNR', 'ENR'));
  expect(shares(t, 'ENR').Ada).toBe(3);
  const nobody = rich({ owners: { Ada: [30, 10] } }, { owners: { Ben: [30, 10] } }, { purses: { Ada: 0, Ben: 0 } });
  nobody.plays('Ada', merges('WNR', 'ENR')).plays('Ben', { type: 'answer', reply: 'accept' });
  expect([nobody.director('ENR'), nobody.told('receivershipBegan')]).toEqual([
    undefined,
    [{ type: 'receivershipBegan', company: 'ENR' }],
  ]);
  expect(nobody.certificates('ENR').pool).toContain(30);
});

rule('1862-R191', 'in an acquisition too the active director chooses the survivor', () => {
  const owners = { Ada: [30, ...tens(3)] };
  const t = rich({ owners }, { owners }, { at: 'acquire' }).plays('Ada', acquires('WNR', 'WNR'));
  expect([t.state.companies.ENR.status, t.state.companies.WNR.status]).toEqual(['waiting', 'started']);
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
    // Ben has five still, among them the certificate that is no use: he too has no three in the pool to change it for
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
    // Cleo has most of what is left, and takes the certificate from Ada, who redeemed it
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

rule('1862-R196', 'a refinancing moves neither marker', () => {
  const t = refinanced({ price: 95, owners: { Ada: [30, ...tens(3)], Ben: tens(4) } });
  expect([t.price('ENR'), t.state.companies.ENR.ipo]).toEqual([95, 90]);
});

rule(
  '1862-R150',
  'refinancing: own shares are halved at the full price, and ten times the IPO price comes at the end',
  () => {
    const t = refinancing({
      price: 95,
      chartered: true,
      owners: { Ada: [30, ...tens(3)], Ben: [10] },
      own: tens(2),
      treasury: 50,
    });
    // Ada halves six; Ben has an option of 47, the company, which holds two, none
    expect(t.waiting).toEqual(['Ben']);
    expect(t.cash('ENR')).toBe(50);
    t.plays('Ben', redeem);
    expect(t.cash('Ben')).toBe(453);
    expect(shares(t, 'ENR')).toEqual({ Ada: 3, Ben: 1, treasury: 1, pool: 5 });
    expect([t.cash('ENR'), t.director('ENR')]).toEqual([950, 'Ada']);
    expect(t.order('optionSettled', 'companyRefinanced')).toEqual(['optionSettled', 'companyRefinanced']);
  },
);

rule('1862-R151', 'it is the IPO marker that counts, at most 100: not the price', () => {
  const t = refinanced({ price: 200, owners: { Ada: [30, ...tens(3)] } });
  expect(t.cash('ENR')).toBe(1000);
});

rule(
  '1862-R150',
  'the company can pay for its option only with what it had before; nobody may be left to direct it',
  () => {
    const t = refinanced({
      price: 95,
      chartered: true,
      owners: { Ada: [30, 10], Ben: tens(4) },
      own: [10],
      treasury: 40,
    });
    expect(t.told('optionSettled')).toMatchObject([
      { holder: 'Ada', shares: 3, reply: 'sell', sum: 190 },
      { holder: 'ENR', shares: 1, reply: 'sell', sum: 47 },
    ]);
    expect([t.director('ENR'), t.cash('ENR')]).toEqual([undefined, 987]);
  },
);
