// 1856, section 5: the first 6-train calls the loans in (R096-R102).
import { expect } from 'vitest';
import { PASS } from '../../../src/engine/core/action.ts';
import { apply } from '../../../src/engine/core/apply.ts';
import { copy } from '../../../src/engine/core/copy.ts';
import { hashState } from '../../../src/engine/core/hash.ts';
import { repeatWhile } from '../../support/bounded.ts';
import { absorbs, buysSix, eve, pays } from '../../support/cgr1856.ts';
import { example, rule } from '../../support/rule.ts';

/** BBG of Ben, two loans and 160: it redeems one, and 40 of Ben's would save it. */
const twoLoans = { owners: { Ben: [20, 10] }, treasury: 160, loans: 2 };

/** Common practice: a president who could pay is asked. */
const asked = { cgrPresidentPays: 'may' };

rule('1856-R096', 'loans are called in when the turn of the buyer is complete; it may still redeem its own', () => {
  const t = eve({ rulings: asked, buyerPosition: { treasury: 900, loans: 2 }, companies: { BBG: twoLoans } });
  buysSix(t);
  expect(t.waiting).toEqual(['Ada']);
  expect(t.told('settlingBegan')).toEqual([]);
  expect(t.refuses('Ada', { type: 'takeLoan' })).toMatchObject({ rule: '1856-R067' });
  t.plays('Ada', { type: 'redeemLoan' }).plays('Ada', { type: 'redeemLoan' });
  expect(t.told('settlingBegan')).toEqual([{ type: 'settlingBegan', seat: 'Ada' }]);
  expect(t.cash('GT')).toBe(0);
  expect(t.waiting).toEqual(['Ben']);
});

rule('1856-R096', 'by the ruling of 18xx.games it happens inside that turn, which then goes on', () => {
  const t = eve({
    rulings: { ...asked, cgrFormation: 'atPurchase' },
    buyerPosition: { treasury: 900, loans: 1 },
    companies: { BBG: twoLoans },
  });
  buysSix(t);
  expect(t.waiting).toEqual(['Ben']);
  t.plays('Ben', pays('BBG'));
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'GT' });
  expect(t.cash('GT')).toBe(100); // its loan was called in with the others
});

rule('1856-R096', 'by that ruling a buyer that is absorbed has no more of its turn', () => {
  const t = eve({
    rulings: { cgrFormation: 'atPurchase', cgrFirstTurn: 'ifNoneOperated' },
    buyerPosition: { treasury: 750, loans: 1, owners: { Ada: [20, 10] } },
    companies: { BBG: { owners: { Ben: [20, 10] } } },
    purses: { Ada: 0 },
  });
  buysSix(t);
  expect(t.state.companies.GT.status).toBe('absorbed');
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'BBG' });
  expect(t.state.flow.filter(({ kind }) => kind === 'turn')).toHaveLength(1);
  // nobody presides over it any more, so nobody passes in its turn
  expect(t.order('cgrFirstTurn', 'passed', 'turnBegan').slice(-2)).toEqual(['cgrFirstTurn', 'turnBegan']);
});

rule('1856-R097', 'from the buyer clockwise each president settles his companies, in an order of his choice', () => {
  const t = eve({
    rulings: asked,
    buyerPosition: { loans: 1 },
    companies: {
      BBG: { owners: { Carl: [20] }, loans: 1 },
      CA: { owners: { Ben: [20] }, loans: 1, at: { row: 2, col: 4 } },
      CPR: { owners: { Ben: [20] }, loans: 1, at: { row: 1, col: 4 } },
    },
  });
  buysSix(t);
  expect(t.waiting).toEqual(['Ada']);
  t.plays('Ada', pays('GT'));
  expect(t.values('Ben', 'settleLoans')).toEqual(['CPR', 'CA']);
  expect(t.refuses('Ben', pays('BBG'))).toMatchObject({ code: 'settle.notOwing', rule: '1856-R097' });
  expect(t.refuses('Ben', PASS)).toMatchObject({ code: 'settle.loansLeft', rule: '1856-R097' });
  t.plays('Ben', pays('CA')).plays('Ben', pays('CPR'));
  expect(t.waiting).toEqual(['Carl']);
  t.plays('Carl', pays('BBG'));
  expect(t.state.cgr.stage).toBe('never');
});

rule('1856-R097', 'the treasury pays in whole hundreds, and nobody is asked where it is enough', () => {
  const t = eve({
    rulings: asked,
    companies: {
      BBG: { owners: { Ben: [20, 10] }, treasury: 340, loans: 3 },
      CA: { owners: { Ben: [20, 10] }, treasury: 190, loans: 2 },
    },
    purses: { Ben: 200 },
  });
  buysSix(t);
  expect(t.cash('BBG')).toBe(40);
  expect(t.state.companies.BBG.loans).toBe(0);
  expect(t.cash('CA')).toBe(90);
  expect(t.state.companies.CA.loans).toBe(1);
  expect(t.values('Ben', 'settleLoans')).toEqual(['CA']);
});

rule('1856-R097', 'the president pays in cash, without selling shares; who cannot is not asked', () => {
  const t = eve({
    rulings: asked,
    companies: {
      BBG: { owners: { Ben: [20, 10, 10] }, loans: 2 },
      CA: { owners: { Ben: [20, 10] }, loans: 1 },
      CPR: { owners: { Carl: [20, 10] }, loans: 1 },
    },
    purses: { Ben: 100, Carl: 99 },
  });
  buysSix(t);
  // the 200 of BBG are more than Ben has: it is absorbed at once, and only CA is his to decide
  expect(t.values('Ben', 'settleLoans')).toEqual(['CA']);
  t.plays('Ben', absorbs('CA'));
  expect(t.state.cgr.stage).toBe('formed');
  expect(t.told('companyAbsorbed').map((e) => e.company)).toEqual(['BBG', 'CA', 'CPR']);
});

rule('1856-R097', 'with cash for one of two companies he saves the one he likes', () => {
  const t = eve({
    companies: { BBG: { owners: { Ben: [20] }, loans: 1 }, CA: { owners: { Ben: [20] }, loans: 1 } },
    purses: { Ben: 150 },
  });
  buysSix(t);
  t.plays('Ben', pays('CA')); // nothing more is asked of him
  expect(t.state.companies).toMatchObject({ BBG: { status: 'absorbed' }, CA: { status: 'started', loans: 0 } });
  expect(t.cash('Ben')).toBe(50);
});

rule('1856-R097', 'by the ruling of 18xx.games all treasuries pay first, then companies in operating order', () => {
  const t = eve({
    rulings: { cgrSettling: 'treasuriesFirst' },
    companies: {
      BBG: { owners: { Ben: [20] }, loans: 2, treasury: 100, at: { row: 2, col: 4 } },
      CA: { owners: { Ben: [20] }, loans: 2, at: { row: 1, col: 4 } },
      CPR: { owners: { Carl: [20] }, loans: 1, treasury: 100 },
    },
    purses: { Ben: 150 },
  });
  buysSix(t);
  expect(t.state.companies).toMatchObject({ BBG: { loans: 1 }, CPR: { loans: 0 } });
  // one company after the other comes up, also if its president cannot pay
  expect(t.values('Ben', 'settleLoans')).toEqual(['CA']);
  expect(t.refuses('Ben', pays('BBG'))).toMatchObject({
    code: 'settle.outOfOrder',
    rule: '1856-R097',
    args: { company: 'CA' },
  });
  expect(t.refuses('Ben', pays('CA'))).toMatchObject({
    code: 'settle.presidentShort',
    rule: '1856-R097',
    args: { company: 'CA', needed: 200, cash: 150 },
  });
  t.plays('Ben', absorbs('CA')).plays('Ben', pays('BBG'));
  expect(t.state.companies).toMatchObject({ BBG: { status: 'started' }, CA: { status: 'absorbed' } });
});

rule(
  '1856-R097',
  'by that ruling who has had its turn in the round comes first, in that order, then who is to come',
  () => {
    const theirs = (rulesVersion: number) => {
      const loan = { owners: { Ben: [20] }, loans: 1 };
      const t = eve({
        rulings: { cgrSettling: 'treasuriesFirst', cgrFormation: 'atPurchase' },
        buyerPosition: { owners: { Ada: [10], Ben: [20, 10] }, loans: 1, at: { row: 5, col: 4 } },
        companies: {
          BBG: { ...loan, at: { row: 4, col: 4 } },
          CA: { ...loan, at: { row: 2, col: 4 } },
          CPR: { ...loan, at: { row: 1, col: 4 } },
          CV: { ...loan, at: { row: 3, col: 4 } },
          WR: { ...loan, owners: { Ada: [20] }, at: { row: 0, col: 6 } },
        },
        done: ['CV', 'CA'], // its price has fallen since
        purses: { Ada: 0, Ben: 0 },
      }).set((state) => {
        state.rulesVersion = rulesVersion;
      });
      t.plays('Ben', { type: 'buyTrain', from: 'bank', train: '6-0', price: 700 });
      return t;
    };
    const inOrder = (t: ReturnType<typeof theirs>) => {
      const companies: unknown[] = [];
      const isSettling = () => t.state.flow.at(-1)!.kind === 'settling';
      repeatWhile(isSettling, () => {
        const [company] = t.values(t.waiting[0]!, 'settleLoans');
        companies.push(company);
        t.plays(t.waiting[0]!, absorbs(company as 'CV'));
      });
      return companies;
    };
    // the buyer's president first, his companies to the last; then the next one
    expect(inOrder(theirs(2))).toEqual(['CV', 'CA', 'GT', 'CPR', 'BBG', 'WR']);
    expect(inOrder(theirs(1))).toEqual(['CPR', 'CA', 'CV', 'BBG', 'GT', 'WR']);
  },
);

rule(
  '1856-R098',
  'by common practice the president who can pay may leave it; he pays all of the rest or nothing',
  () => {
    const t = eve({
      rulings: asked,
      companies: { BBG: { owners: { Ben: [20, 10] }, loans: 3 } },
      purses: { Ben: 500 },
    });
    buysSix(t).plays('Ben', absorbs('BBG'));
    expect(t.state.companies.BBG).toMatchObject({ status: 'absorbed', loans: 0 });
    expect(t.cash('Ben')).toBe(500);
  },
);

rule('1856-R098', 'the president pays if he can, and is asked only which company', () => {
  const one = eve({ companies: { BBG: { owners: { Ben: [20] }, loans: 1 } }, purses: { Ben: 100 } });
  buysSix(one);
  expect(one.cash('Ben')).toBe(0);
  expect(one.state.cgr.stage).toBe('never');

  const two = eve({
    companies: { BBG: { owners: { Ben: [20] }, loans: 1 }, CA: { owners: { Ben: [20] }, loans: 1 } },
    purses: { Ben: 199 },
  });
  buysSix(two);
  expect(two.refuses('Ben', absorbs('BBG'))).toMatchObject({ code: 'settle.mustPay', rule: '1856-R098' });
  two.plays('Ben', pays('CA'));
  expect(two.state.companies).toMatchObject({ BBG: { status: 'absorbed' }, CA: { status: 'started' } });
});

example('1856-X16', 'treasury 160, two loans: 60 and 40 of the president save it, or the CGR gets the 60', () => {
  const saved = buysSix(eve({ rulings: asked, companies: { BBG: twoLoans }, purses: { Ben: 40 } }));
  expect(saved.cash('BBG')).toBe(60);
  saved.plays('Ben', pays('BBG'));
  expect(saved.cash('BBG')).toBe(0);
  expect(saved.cash('Ben')).toBe(0);
  expect(saved.state.companies.BBG).toMatchObject({ status: 'started', loans: 0 });

  const left = buysSix(eve({ rulings: asked, companies: { BBG: twoLoans }, purses: { Ben: 40 } })).plays(
    'Ben',
    absorbs('BBG'),
  );
  expect(left.cash('CGR')).toBe(60);
  expect(left.cash('Ben')).toBe(40);
});

rule('1856-R099', 'with all loans settled the CGR does not form and leaves the game', () => {
  const t = buysSix(eve({ companies: { BBG: { owners: { Ben: [20] }, loans: 1, treasury: 120 } } }));
  expect(t.state.cgr.stage).toBe('never');
  expect(t.state.companies.CGR.status).toBe('closed');
  expect(t.percent('CGR')).toEqual({ gone: 100 });
  expect(t.told('cgrNeverForms')).toHaveLength(1);
});

rule('1856-R100', 'every company with unpaid loans is absorbed, and no other', () => {
  const t = buysSix(
    eve({
      companies: {
        BBG: { owners: { Ben: [20] }, loans: 1 },
        CA: { owners: { Ben: [20] }, loans: 1, treasury: 100 },
        CPR: { owners: { Carl: [20] }, loans: 4 },
      },
      purses: { Ben: 0, Carl: 300 },
    }),
  );
  expect(t.told('cgrFormed')).toMatchObject([{ companies: ['BBG', 'CPR'] }]);
  expect(t.state.companies.CA.status).toBe('started');
  expect(t.state.market.spots).not.toHaveProperty('BBG');
});

rule('1856-R101', 'the remaining loans of an absorbed company vanish: the bank gets nothing for them', () => {
  const t = eve({ companies: { BBG: { owners: { Ben: [20] }, loans: 3, treasury: 140 } }, purses: { Ben: 0 } });
  const before = t.cash('bank');
  buysSix(t);
  expect(t.cash('bank')).toBe(before + 700 + 100);
  expect(t.state.companies).toMatchObject({ BBG: { loans: 0 }, CGR: { loans: 0 } });
});

rule(
  '1856-R102',
  'cash, trains and rights go to the CGR, a right held twice to the bank, and escrow stays there',
  () => {
    const t = eve({
      companies: {
        BBG: {
          owners: { Ben: [20, 10] },
          loans: 3,
          treasury: 30,
          trains: ['4', '5'],
          rights: ['bridge', 'tunnel'],
          escrow: 200,
        },
        CA: { owners: { Ben: [20] }, loans: 3, treasury: 45, trains: ['5'], rights: ['bridge'] },
      },
      purses: { Ben: 0 },
    }).set((s) => {
      s.rightsLeft = { bridge: 1, tunnel: 2 };
    });
    buysSix(t);
    expect(t.cash('CGR')).toBe(75);
    expect(t.state.trains.CGR).toEqual(['4-0', '5-0', '5-1']);
    expect(t.state.companies.CGR.rights).toEqual(['bridge', 'tunnel']);
    expect(t.state.rightsLeft).toEqual({ bridge: 2, tunnel: 2 });
    expect(t.told('rightReturned')).toEqual([{ type: 'rightReturned', right: 'bridge' }]);
    expect(t.state.companies.BBG).toMatchObject({ escrow: 0, rights: [] });
    expect(t.told('paid').filter((e) => e.reason === 'escrow')).toEqual([]);
  },
);

rule(
  '1856-R142',
  'in the midst of the formation the position is plain data: undone, or read again, it is the same',
  () => {
    const t = buysSix(
      eve({
        rulings: asked,
        companies: {
          BBG: { owners: { Ben: [20] }, loans: 1, trains: ['4'] },
          CA: { owners: { Carl: [20] }, loans: 1 },
        },
      }),
    );
    t.plays('Ben', absorbs('BBG'));
    const again = copy(JSON.parse(JSON.stringify(t.state)) as typeof t.state);
    expect(hashState(again)).toBe(hashState(t.state));
    t.plays('Carl', pays('CA'));
    const other = apply(t.game, again, t.seat('Carl'), pays('CA'));
    expect(other.ok && hashState(other.state)).toBe(hashState(t.state));
  },
);

rule('1856-R098', 'a duty that he cannot meet is none, whoever is asked when', () => {
  const t = eve({
    rulings: { cgrSettling: 'treasuriesFirst' },
    companies: { BBG: { owners: { Ben: [20] }, loans: 2 } },
    purses: { Ben: 199 },
  });
  buysSix(t).plays('Ben', absorbs('BBG'));
  expect(t.state.companies.BBG.status).toBe('absorbed');
});

rule('1856-R096', 'only the 6-train calls loans in', () => {
  const t = eve({ rulings: { cgrFormation: 'atPurchase' }, companies: { BBG: twoLoans } })
    .onSale('5')
    .set((s) => {
      s.depot.sold['5'] = 0;
      s.phase = '4';
    });
  t.plays('Ada', { type: 'buyTrain', from: 'bank', train: '5-0', price: 550 });
  expect([t.state.phase, t.state.cgr.stage, t.told('settlingBegan')]).toEqual(['5', 'before', []]);
});
