// 1862, section 7: mergers and acquisitions in a company's turn (R086, R096-R105, R163, R199, X15-X16).
import { expect } from 'vitest';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { isStartable } from '../../../src/titles/1862/rules/home.ts';
import { reachesCompany } from '../../../src/titles/1862/rules/operating/connection.ts';
import {
  acquires,
  answers,
  eve,
  merges,
  NORWICH,
  type Position,
  redeem,
  shares,
  tens,
} from '../../support/merger1862.ts';
import { example, rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

const six = { owners: { Ada: [30, ...tens(3)] } };
const turn = (t: ReturnType<typeof eve>) => t.state.flow.find((frame) => frame.kind === 'turn');

/** Ada directs all of them with six shares each. */
const mine = (enr: Position, wnr: Position, more: Partial<Parameters<typeof eve>[0]> = {}) =>
  eve({ companies: { ENR: { ...six, ...enr }, WNR: { ...six, ...wnr } }, ...more });

rule('1862-R096', 'with a company that has not operated: the survivor operates now, with all trains', () => {
  for (const survivor of ['ENR', 'WNR'] as const) {
    const t = mine({ trains: [['A', 'express']] }, { trains: [['A', 'local']] }).plays('Ada', merges('WNR', survivor));
    expect(turn(t)).toMatchObject({ company: survivor, at: 'build' });
    expect(t.state.trains[survivor]!.map((id) => t.state.copies![id]!.kind).sort()).toEqual(['express', 'local']);
    t.passesWhile(() => turn(t) !== undefined);
    // neither has another turn in this round
    expect(t.told('turnBegan')).toEqual([]);
  }
});

rule('1862-R096', 'with a company that has operated: the turn ends at once', () => {
  const t = mine({ price: 54 }, { price: 62 }, { done: ['WNR'] }).plays('Ada', merges('WNR', 'ENR'));
  expect(turn(t)).toBeUndefined();
  expect(t.price('ENR')).toBe(82);
});

rule('1862-R096', 'the price of the survivor goes to the bottom of its stack, moved or not', () => {
  // 90 and 45 are 135, so 134, where L&E lies; and 7 and 3 are 10, so 7 again
  const t = eve({
    companies: { ENR: { ...six, price: 90 }, WNR: { ...six, price: 90 }, 'L&E': { price: 134, owners: { Ben: [30] } } },
  }).plays('Ada', merges('WNR', 'ENR'));
  expect(t.state.market.arrivals.filter((id) => t.price(id as CompanyId) === 134)).toEqual(['L&E', 'ENR']);
  const low = eve({
    companies: { ENR: { ...six, price: 7 }, WNR: { ...six, price: 7 }, 'L&E': { price: 7, owners: { Ben: [30] } } },
  }).plays('Ada', merges('WNR', 'ENR'));
  expect(low.state.market.arrivals).toEqual(['L&E', 'ENR']);
});

/**
 * Felixstowe, Ipswich full of WVR, ESR and N&B, Colchester with EUR and I&B, Sudbury with SVR; Newmarket with NGC and Ely with
 * E&H. Colchester and Newmarket have track to London, where NGC and EUR have terminals.
 */
function eastOfLondon() {
  const t = table1862(['Ada', 'Ben'])
    .tile('G12', '57', 2)
    .tile('F11', '791', 1)
    .tile('E12', '791', 0)
    .tile('D11', '6', 3)
    .tile('C10', '57', 0)
    .tile('C8', '621', 0)
    .tile('C12', '8852', 0)
    .tile('D13', '57', 1);
  const stations: Partial<Record<CompanyId, readonly string[]>> = {
    FDR: ['G12.0'],
    WVR: ['F11.0'],
    ESR: ['F11.0'],
    'N&B': ['F11.0'],
    EUR: ['E12.0', 'B15.1'],
    'I&B': ['E12.0'],
    SVR: ['D11.0'],
    NGC: ['C10.0', 'B15.1'],
    'E&H': ['C8.0'],
  };
  for (const [id, tokens] of Object.entries(stations))
    t.company(id as CompanyId, { tokens, owners: { Ada: [30, ...tens(3)] }, trains: [] });
  return t;
}
const everyone = ['FDR', 'WVR', 'ESR', 'N&B', 'EUR', 'I&B', 'SVR', 'NGC', 'E&H'] as const;

/** Partners of a company for a merger in its turn, and those for whom it would be refused. */
function partners(company: CompanyId): string[] {
  const t = eastOfLondon().operating({ company, at: 'merge' });
  const open = t.values('Ada', 'merge');
  for (const other of everyone)
    if (other !== company && !open.includes(other))
      expect(t.refuses('Ada', merges(other, company))).toMatchObject({ code: 'union.notConnected', rule: '1862-R097' });
  return open.map(String).sort();
}

example('1862-X15', 'who is connected with whom: FDR not beyond Ipswich, NGC and E&H not through London', () => {
  expect(partners('FDR')).toEqual(['ESR', 'N&B', 'WVR']);
  for (const company of ['SVR', 'ESR', 'N&B', 'EUR', 'I&B'] as const)
    expect(partners(company)).toEqual(
      expect.arrayContaining(['SVR', 'ESR', 'N&B', 'EUR', 'I&B'].filter((other) => other !== company)),
    );
  expect(partners('NGC')).toEqual(['E&H']);
  expect(partners('E&H')).toEqual(['NGC']);
});

rule(
  '1862-R097',
  'track must lead from a token of one to a token of the other; one city will do, London will not',
  () => {
    const { state } = eastOfLondon().operating({ company: 'EUR', at: 'merge' });
    expect(reachesCompany(state, 'EUR', 'I&B')).toBe(true);
    expect(reachesCompany(state, 'EUR', 'NGC')).toBe(false);
    for (const one of everyone)
      for (const other of everyone) expect(reachesCompany(state, one, other)).toBe(reachesCompany(state, other, one));
  },
);

rule('1862-R097', 'only another company that operates can be a partner', () => {
  const t = eve({ companies: { ENR: six, WNR: { ...six, floated: false, tokens: [] }, 'I&B': six } });
  for (const company of ['ENR', 'WNR', 'L&E'] as const)
    expect(t.refuses('Ada', merges(company, 'ENR'))).toMatchObject({ code: 'union.notOperating' });
});

rule('1862-R098', 'a company may merge in its first operating round, with its home token just placed', () => {
  // the home of N&B is Thetford; WNR stands at the other end of the track
  const t = table1862(['Ada', 'Ben'])
    .tile('E8', '57', 1)
    .tile('F7', '57', 1)
    .company('N&B', { ...six, unused: 3, trains: [] })
    .company('WNR', { ...six, tokens: ['F7.0'], trains: [['A', 'express']] })
    .operating({ company: 'N&B', at: 'homeToken' });
  expect(t.waiting).toEqual(['Ada']);
  expect(t.state.board.tokens['E8.0']).toEqual(['N&B']);
  t.plays('Ada', merges('WNR', 'N&B'));
  expect(t.state.board.tokens['F7.0']).toEqual(['N&B']);
});

rule('1862-R099', 'the absorbed company is back in the IPO, may be started at once and has its first permit', () => {
  const t = mine({}, { permit: 'local', permits: ['local', 'freight'] })
    .set((s) => {
      s.companies.WNR.wave = 'A';
    })
    .plays('Ada', merges('WNR', 'ENR'));
  expect(t.state.companies.WNR).toMatchObject({
    status: 'waiting',
    permit: 'local',
    permits: [],
    ipo: 0,
    floated: false,
  });
  expect(shares(t, 'WNR')).toEqual({ offer: 10 });
  expect(t.state.market.spots.WNR).toBeUndefined();
  expect(isStartable(t.state, 'WNR')).toBe(true);
});

rule('1862-R100', 'money, trains, permits and unused tokens go to the survivor', () => {
  const t = mine(
    { treasury: 120, permits: ['express'], unused: 2, trains: [['A', 'express']] },
    { treasury: 80, permits: ['express', 'freight'], unused: 1, trains: [['A', 'freight', 2]] },
  ).plays('Ada', merges('WNR', 'ENR'));
  expect(t.cash('ENR')).toBe(200);
  expect(t.state.companies.ENR).toMatchObject({ permits: ['express', 'freight'], tokens: 3 });
  expect(t.state.trains).toEqual({ ENR: ['A-0', 'A-1'] });
  expect(t.state.copies!['A-1']).toEqual({ kind: 'freight', warranties: 2 });
  expect(t.told('companyAbsorbed')).toMatchObject([{ cash: 80, permits: ['express', 'freight'], tokens: 1 }]);
});

rule('1862-R101', 'where both have a token one is lost, in London too, whichever of its places they have', () => {
  const t = mine({ tokens: [NORWICH, 'B15.1'] }, { tokens: [NORWICH, 'D15.1'] }).plays('Ada', merges('WNR', 'ENR'));
  expect(t.state.board.tokens[NORWICH]!.filter(Boolean)).toEqual(['ENR']);
  expect([t.state.board.tokens['B15.1'], t.state.board.tokens['D15.1']]).toEqual([['ENR', null], undefined]);
  expect(t.told('tokenGivenUp').map(({ company, city }) => [company, city])).toEqual([
    ['WNR', 'D15.1'],
    ['WNR', NORWICH],
  ]);
  expect(t.state.companies.ENR.tokens).toBe(0);
});

const homes = ['F3.0', 'E2.0', 'C4.0', 'C6.0', 'C8.0', 'C10.0', 'D5.0', 'D9.0', 'D11.0', 'E4.0'];

rule('1862-R102', 'tokens are replaced up to seven, first those on the map, then those on the sheets', () => {
  const t = mine(
    { tokens: [NORWICH, ...homes.slice(0, 2)], unused: 2 },
    { tokens: [NORWICH, ...homes.slice(2, 4)], unused: 2 },
  ).plays('Ada', merges('WNR', 'ENR'));
  expect(t.told('tokenReplaced').map(({ city }) => city)).toEqual(['C4.0', 'C6.0']);
  expect(t.state.companies.ENR.tokens).toBe(2);
});

rule('1862-R102', 'if the map has too many, the director says which go, but never the home of the survivor', () => {
  const many = (asked = {}) =>
    mine(
      { tokens: [NORWICH, ...homes.slice(0, 4)], unused: 1 },
      { tokens: [NORWICH, ...homes.slice(4, 8)], unused: 1 },
      { asked },
    );
  const t = many().plays('Ada', merges('WNR', 'ENR'));
  expect(t.waiting).toEqual(['Ada']);
  expect(t.values('Ada', 'giveUpToken')).not.toContain('F3.0');
  expect(t.refuses('Ada', { type: 'giveUpToken', city: 'F3.0' })).toMatchObject({
    code: 'giveUp.noToken',
    rule: '1862-R102',
  });
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'giveUp.tooMany' });
  t.plays('Ada', { type: 'giveUpToken', city: NORWICH }).plays('Ada', { type: 'giveUpToken', city: 'C4.0' });
  expect(turn(t)).toMatchObject({ company: 'ENR', at: 'build' });
  expect(
    Object.values(t.state.board.tokens)
      .flat()
      .filter((id) => id === 'ENR').length,
  ).toBe(7);
  expect(t.state.companies.ENR.tokens).toBe(0);
  // R182: eight by agreement
  const eight = many({ eightTokens: 'yes' }).plays('Ada', merges('WNR', 'ENR'));
  eight.plays('Ada', { type: 'giveUpToken', city: NORWICH });
  expect(turn(eight)).toMatchObject({ company: 'ENR', at: 'build' });
});

rule('1862-R102', 'whoever directs the merged company chooses, not who proposed the merger', () => {
  const t = eve({
    companies: {
      ENR: { owners: { Ada: [30] }, pool: tens(3), tokens: [NORWICH, ...homes.slice(0, 4)] },
      WNR: { owners: { Ben: [30, ...tens(5)] }, tokens: [NORWICH, ...homes.slice(4, 8)] },
    },
  });
  t.plays('Ada', merges('WNR', 'ENR')).plays('Ben', { type: 'answer', reply: 'accept' });
  answers(t, redeem);
  expect(t.director('ENR')).toBe('Ben');
  expect(t.waiting).toEqual(['Ben']);
});

rule('1862-R103', 'trains above the limit are kept', () => {
  const t = mine(
    {
      trains: [
        ['A', 'express'],
        ['A', 'express'],
        ['A', 'express'],
      ],
    },
    {
      trains: [
        ['A', 'express'],
        ['A', 'express'],
      ],
    },
  ).plays('Ada', merges('WNR', 'ENR'));
  expect(t.state.trains.ENR).toHaveLength(5);
  expect(turn(t)).toMatchObject({ at: 'build' });
});

rule('1862-R104', 'the sheet of the merged company shows the side without charter', () => {
  for (const survivor of ['ENR', 'WNR'] as const) {
    const t = mine({ chartered: true }, { chartered: true }).plays('Ada', merges('WNR', survivor));
    expect(t.state.companies[survivor].chartered).toBe(false);
  }
});

rule('1862-R105', 'an acquisition ends the turn, and the result does not operate again in this round', () => {
  for (const survivor of ['ENR', 'WNR'] as const) {
    const t = mine({}, {}, { at: 'acquire' }).plays('Ada', acquires('WNR', survivor));
    expect([t.state.companies[survivor].status, turn(t)]).toEqual(['started', undefined]);
    expect(t.told('turnBegan')).toEqual([]);
  }
  // nor does it matter that the other one has operated
  const later = mine({}, {}, { at: 'acquire', done: ['WNR'] }).plays('Ada', acquires('WNR', 'ENR'));
  expect(later.state.companies.WNR.status).toBe('waiting');
});

rule('1862-R105', 'a company may acquire another in the turn in which it merged', () => {
  const t = eve({ companies: { ENR: six, WNR: six, 'L&E': six } }).plays('Ada', merges('WNR', 'ENR'));
  t.passesWhile(() => turn(t) !== undefined && turn(t)!.at !== 'acquire');
  t.plays('Ada', acquires('L&E', 'ENR'));
  expect([t.state.companies['L&E'].status, turn(t)]).toEqual(['waiting', undefined]);
});

rule('1862-R199', 'there is one merger in a turn, whoever else could be merged with', () => {
  const t = eve({ companies: { ENR: six, WNR: six, 'L&E': six } }).plays('Ada', merges('WNR', 'ENR'));
  expect(turn(t)).toMatchObject({ at: 'build' });
});

rule('1862-R086', 'a company in receivership takes no part on either side', () => {
  const none = { owners: { Ada: tens(2) }, pool: [30, ...tens(2)] };
  const there = eve({ companies: { ENR: six, WNR: none, 'L&E': six } });
  expect(there.refuses('Ada', merges('WNR', 'ENR'))).toMatchObject({ code: 'union.receivership', rule: '1862-R086' });
  const here = eve({ companies: { ENR: none, WNR: six } });
  expect(here.values('Ada', 'merge')).toEqual([]);
});

rule('1862-R163', 'after the LNER there are no mergers and no acquisitions', () => {
  for (const at of ['merge', 'acquire'] as const) {
    const t = mine({}, {}, { at }).set((s) => {
      s.lner = 'formed';
    });
    expect(t.values('Ada', at)).toEqual([]);
  }
});

example(
  '1862-X16',
  'FDR in ESR: cash, trains, permit, an unused token, two tokens on the map, one own share for two',
  () => {
    const t = table1862(['Ada', 'Ben'])
      .tile('F11', '790', 1)
      .tile('G12', '57', 2)
      .company('ESR', {
        chartered: true,
        owners: { Ada: [30, ...tens(3)], Ben: tens(4) },
        treasury: 200,
        permit: 'express',
        trains: [['A', 'express']],
        tokens: ['F11.0'],
      })
      .company('FDR', {
        chartered: true,
        owners: { Ada: [30, ...tens(5)] },
        own: tens(2),
        treasury: 150,
        permit: 'freight',
        trains: [['A', 'freight']],
        tokens: ['G12.0', 'G8.0'],
        unused: 1,
      })
      .operating({ company: 'ESR', at: 'merge' })
      .plays('Ada', merges('FDR', 'ESR'));
    expect([t.cash('ESR'), t.state.companies.ESR.permits, t.state.companies.ESR.tokens]).toEqual([
      350,
      ['express', 'freight'],
      1,
    ]);
    expect(t.state.trains.ESR).toEqual(['A-0', 'A-1']);
    expect([t.state.board.tokens['G12.0'], t.state.board.tokens['G8.0']]).toEqual([['ESR'], ['ESR']]);
    expect(shares(t, 'ESR')).toEqual({ Ada: 7, Ben: 2, treasury: 1 });
  },
);

rule(
  '1862-R197',
  'a home token that waits through a merger: it still waits, or is an unused token of the survivor',
  () => {
    // ECR is at home in Witham, where SVR has taken the only place since
    const at = () =>
      table1862(['Ada', 'Ben'])
        .phase('B')
        .company('ECR', { ...six, unused: 3, trains: [] })
        .tile('D13', '57', 0)
        .company('SVR', { ...six, tokens: ['D13.0'], unused: 1, trains: [] })
        .operating({ company: 'ECR', at: 'homeToken' });
    const absorbed = at().plays('Ada', merges('SVR', 'SVR'));
    expect(absorbed.state.companies.SVR.tokens).toBe(4);
    // the survivor stands at home in place of its partner: nothing waits any more
    const survives = at().plays('Ada', merges('SVR', 'ECR'));
    expect(survives.state.board.tokens['D13.0']).toEqual(['ECR']);
    expect(survives.state.companies.ECR).toMatchObject({ home: true, tokens: 4 });
  },
);

rule('1862-R102', 'a home token that waits for its place is one of the seven', () => {
  // SVR has filled Witham and stands in eight more places, of which ECR can keep six
  const t = table1862(['Ada', 'Ben'])
    .phase('B')
    .company('ECR', { ...six, unused: 3, trains: [] })
    .tile('D13', '57', 0)
    .tile('D11', '57', 0)
    .company('SVR', { ...six, tokens: ['D11.0', ...homes.slice(0, 7)], unused: 1, trains: [] })
    .company('L&E', { owners: { Ben: [30] }, tokens: ['D13.0'] })
    .operating({ company: 'ECR', at: 'homeToken' })
    .plays('Ada', merges('SVR', 'ECR'));
  t.plays('Ada', { type: 'giveUpToken', city: 'F3.0' }).plays('Ada', { type: 'giveUpToken', city: 'C4.0' });
  expect(t.state.companies.ECR).toMatchObject({ home: false, tokens: 1 });
  expect(turn(t)).toMatchObject({ company: 'ECR', at: 'build' });
});

rule('1862-R020', 'an absorbed company whose home has been filled for good cannot be started again', () => {
  // Witham is green with two places, and no brown tile has more
  const t = table1862(['Ada', 'Ben'])
    .tile('D13', '14', 0)
    .company('ECR', { ...six, tokens: ['D13.0'] })
    .company('SVR', { ...six, tokens: ['D13.0', 'D11.0'] })
    .company('L&E', { owners: { Ben: [30] } })
    .set((s) => {
      s.board.tokens['D13.0'] = ['ECR', 'L&E'];
      s.board.tokens['D11.0'] = ['SVR'];
      s.board.laid.D11 = ['57', 0];
      s.board.rev += 1;
    })
    .operating({ company: 'SVR', at: 'merge' })
    .plays('Ada', merges('ECR', 'SVR'));
  expect(t.told('companyBarred')).toEqual([{ type: 'companyBarred', company: 'ECR' }]);
  expect(t.state.companies.ECR.barred).toBe(true);
});

rule('1862-R185', 'a merged price of 0 is bankruptcy, and the top space the end, when all shares are exchanged', () => {
  // without trains 7 counts 3: 3 and one and a half are 4
  const t = mine({ price: 7, trains: [] }, { price: 7, trains: [] }).plays('Ada', merges('WNR', 'ENR'));
  expect(t.order('sharesExchanged', 'companyAbsorbed', 'companyBankrupt')).toEqual([
    'sharesExchanged',
    'sharesExchanged',
    'companyAbsorbed',
    'companyBankrupt',
  ]);
  expect([t.state.companies.ENR.status, t.state.companies.WNR.status, turn(t)]).toEqual([
    'waiting',
    'waiting',
    undefined,
  ]);
  const top = mine({ price: 700 }, { price: 655 }).plays('Ada', merges('WNR', 'ENR'));
  expect([top.price('ENR'), top.state.topReached]).toEqual([1000, true]);
});
