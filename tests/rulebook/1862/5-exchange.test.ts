// 1862, section 5: the course of an exchange, refinancing, and the new director (R061-R069, R074, R150-R151, R191, R196).
import { expect } from 'vitest';
import { beginRefinancing } from '../../../src/titles/1862/rules/exchange/begin.ts';
import { acquires, answers, eve, merges, type Position, redeem, sell, shares, tens } from '../../support/merger1862.ts';
import { rule } from '../../support/rule.ts';

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
  // Ada's certificate of ENR goes to the pool at once, and the companies' own shares still come up at the end
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
