// Section 3: certificate limits.
import { expect } from 'vitest';
import { type CompanyId, ordinaryIds } from '../../../src/titles/1856/rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../src/titles/1856/rules/limits.ts';
import { example, rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const people = ['Ada', 'Ben', 'Cleo', 'Dora', 'Ed', 'Flo'];
const three = () => table1856(['Ada', 'Ben', 'Cleo']).purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: 'offer' | 'pool' = 'offer') => ({ type: 'buyShare', company, from }) as const;
const start = (company: CompanyId, par = 100) => ({ type: 'startCompany', company, par }) as const;
/** Spaces in the yellow and in the orange zone, and one beside them. */
const YELLOW = { row: 4, col: 0 };
const ORANGE = { row: 6, col: 0 };

rule.each(
  '1856-R038',
  'the certificate limit by the number of players',
  [
    { players: 3, limit: 20 },
    { players: 4, limit: 16 },
    { players: 5, limit: 13 },
    { players: 6, limit: 11 },
  ],
  ({ players, limit }) => expect(certificateLimit(table1856(people.slice(0, players)).state)).toBe(limit),
);

/** Six at the table, Ada with eleven certificates: two companies of five, and a share of a third. */
const full = () =>
  table1856(people)
    .purses({ Ada: 2000 })
    .company('GW', { owners: { Ada: [20, 10, 10, 10, 10] } })
    .company('GT', { owners: { Ada: [20, 10, 10, 10, 10] } })
    .company('CPR', { owners: { Ben: [20], Ada: [10] } });

rule('1856-R038', 'nothing is bought or started beyond it', () => {
  const t = full();
  expect(t.refuses('Ada', buy('CPR'))).toMatchObject({ code: 'share.certificateLimit', rule: '1856-R038' });
  expect(t.refuses('Ada', start('WR'))).toMatchObject({ code: 'share.certificateLimit' });
});

rule('1856-R039', 'shares in the yellow zone do not count', () => {
  const t = full().company('CA', { at: YELLOW, owners: { Ben: [20], Ada: [10, 10] } });
  expect(certificatesHeld(t.state, 1)).toBe(22);
  t.plays('Ada', buy('CA'));
});

rule('1856-R039', 'in the orange zone a player may hold more than 60% as well', () => {
  const six = { Ada: [20, 10, 10, 10, 10] };
  const t = three().company('GW', { at: ORANGE, owners: six }).company('GT', { at: YELLOW, owners: six });
  expect(t.refuses('Ada', buy('GT'))).toMatchObject({ code: 'share.sixtyPercent' });
  t.plays('Ada', buy('GW')).passes('Ada', 'Ben', 'Cleo').plays('Ada', buy('GW'));
  expect(t.percent('GW').Ada).toBe(80);
  expect(certificatesHeld(t.state, 1)).toBe(0);
});

rule('1856-R040', 'over the certificate limit: sell down before buying or passing', () => {
  const t = full().company('CA', { owners: { Ben: [20], Ada: [10, 10] } });
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'stock.overLimits', rule: '1856-R040' });
  expect(t.refuses('Ada', buy('CPR'))).toMatchObject({ code: 'stock.overLimits' });
  expect(t.refuses('Ada', start('WR'))).toMatchObject({ code: 'stock.overLimits' });
  t.plays('Ada', sell('CPR', 10));
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'stock.overLimits' });
  t.plays('Ada', sell('CA', 20)).plays('Ada', start('WR'));
});

rule('1856-R040', 'over 60% outside the orange zone: likewise', () => {
  const t = three().company('GW', { owners: { Ada: [20, 10, 10, 10, 10, 10] } });
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'stock.overLimits' });
  t.plays('Ada', sell('GW', 10)).passes('Ada');
  expect(t.waiting).toEqual(['Ben']);
});

rule('1856-R040', 'who cannot sell what is too much passes, but does not buy', () => {
  // eleven certificates are allowed, she has twelve; the market is full of all companies that count
  const t = table1856(people).purses({ Ada: 2000 });
  for (const company of ['GW', 'GT', 'CPR'] as const)
    t.company(company, { owners: { Ada: [20, 10, 10, 10] }, pool: [10, 10, 10, 10, 10] });
  t.company('WR', { owners: { Ben: [20] } });
  t.company('CA', { at: ORANGE, owners: { Ben: [20], Ada: [10] } });
  expect(t.refuses('Ada', sell('GW', 10))).toMatchObject({ code: 'sell.poolFull' });
  expect(t.refuses('Ada', buy('WR'))).toMatchObject({ code: 'stock.overLimits' });
  t.passes('Ada'); // selling one that does not count would not help
});

/** The CGR in twenty shares with a permanent train: its price moves. */
const fives = () =>
  three()
    .phase('6')
    .cgr({ permanent: true })
    .gone('absorbed', 'GW', 'GT')
    .company('CGR', { fives: true, owners: { Ben: [10, 5, 5], Ada: [5, 5, 5, 5] }, pool: [5] });

const limits = [
  [11, 28, 22, 18, 15],
  [10, 25, 20, 16, 14],
  [9, 22, 18, 15, 12],
  [8, 20, 16, 13, 11],
  [7, 18, 14, 11, 10],
  [6, 15, 12, 10, 8],
  [5, 13, 10, 8, 7],
  [4, 10, 8, 7, 6],
  [3, 10, 8, 7, 6],
] as const;

rule.each(
  '1856-R120',
  'the limit by the companies in play, with three to six players',
  limits,
  ([companies, ...row]) => {
    for (const [i, limit] of row.entries()) {
      const t = table1856(people.slice(0, i + 3)).phase('6');
      t.gone('absorbed', ...ordinaryIds.slice(0, 12 - companies)).company('CGR', { owners: { Ada: [20] } });
      expect(certificateLimit(t.state)).toBe(limit);
    }
  },
);

rule('1856-R120', 'before the first 6-train it is the basic one, whatever has closed', () => {
  const t = table1856(people.slice(0, 4)).phase('5').gone('closed', 'GW');
  expect(certificateLimit(t.state)).toBe(16);
});

example.each(
  '1856-X15',
  'the limit with four players',
  [
    { absorbed: 1, closed: 0, limit: 22 },
    { absorbed: 2, closed: 0, limit: 20 },
    { absorbed: 3, closed: 0, limit: 18 },
    { absorbed: 4, closed: 0, limit: 16 },
    { absorbed: 5, closed: 0, limit: 14 },
    { absorbed: 0, closed: 0, limit: 22 },
    { absorbed: 4, closed: 1, limit: 14 },
  ],
  ({ absorbed, closed, limit }) => {
    const t = table1856(people.slice(0, 4)).phase('6').cgr({ stage: 'never' });
    t.gone('absorbed', ...ordinaryIds.slice(0, absorbed)).gone('closed', ...ordinaryIds.slice(10, 10 + closed));
    if (absorbed > 0) t.company('CGR', { owners: { Ada: [20] } });
    expect(certificateLimit(t.state)).toBe(limit);
  },
);

rule('1856-R121', 'a later closing changes the limit again; on 18xx.games it brings the basic one back', () => {
  const closing = { at: { row: 8, col: 0 }, owners: { Ben: [20], Ada: [10] } };
  const four = () =>
    table1856(people.slice(0, 4))
      .phase('6')
      .gone('absorbed', 'BBG', 'CA', 'CV')
      .company('CGR', { owners: { Ben: [20] } })
      .company('GW', closing);
  const table = four();
  expect(certificateLimit(table.state)).toBe(18);
  expect(certificateLimit(table.plays('Ada', sell('GW', 10)).state)).toBe(16);
  const atFormation = four().ruled({ certLimitAfter6: 'atFormation' }).cgr({ certLimit: 18 });
  expect(certificateLimit(atFormation.state)).toBe(18);
  expect(certificateLimit(atFormation.plays('Ada', sell('GW', 10)).state)).toBe(16);
  expect(atFormation.state.cgr.certLimit).toBe(0);
});

rule('1856-R122', 'without a CGR the table applies too; on 18xx.games the limit stays', () => {
  const t = table1856(people.slice(0, 4)).phase('6').cgr({ stage: 'never' });
  expect(certificateLimit(t.state)).toBe(22);
  expect(certificateLimit(t.ruled({ certLimitAfter6: 'atFormation' }).state)).toBe(16);
});

rule('1856-R108', "a 5% share is half a certificate, the president's one; a half may still fit", () => {
  const t = fives();
  expect(certificatesHeld(t.state, 1)).toBe(4);
  expect(certificatesHeld(t.state, 2)).toBe(4);
  // six at the table and 9 companies: twelve certificates, of which eleven and a half are held
  const u = table1856(people).purses({ Ada: 900 }).phase('6').gone('absorbed', 'BBG', 'CA', 'CV');
  const five = { Ada: [20, 10, 10, 10, 10] };
  u.company('GW', { owners: five }).company('GT', { owners: five }).privateOf('FT', 'Ada');
  u.company('CGR', { fives: true, owners: { Ben: [10], Ada: [5] } });
  expect(certificateLimit(u.state)).toBe(12);
  expect(certificatesHeld(u.state, 1)).toBe(23);
  expect(u.refuses('Ada', start('WR'))).toMatchObject({ code: 'share.certificateLimit' });
  u.plays('Ada', buy('CGR'));
});

rule('1856-R040', 'who has sold what he may, and is still over a limit, passes', () => {
  // fourteen certificates of eleven; only of the WR the market takes any, and no more than one
  const t = table1856(people).purses({ Ada: 2000 });
  for (const company of ['GW', 'GT', 'CPR'] as const)
    t.company(company, { owners: { Ada: [20, 10, 10, 10] }, pool: [10, 10, 10, 10, 10] });
  t.company('WR', { owners: { Ben: [20], Ada: [10, 10] }, pool: [10, 10, 10, 10] });
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'stock.overLimits' });
  t.plays('Ada', sell('WR', 10));
  expect(t.waiting).toEqual(['Ben']); // with nothing left to sell her turn is over
  expect(certificatesHeld(t.state, 1)).toBe(26);
});

rule('1856-R040', 'on 18xx.games who cannot sell may still buy what does not count (halfCertificates)', () => {
  const t = table1856(people).ruled({ halfCertificates: 'below' }).purses({ Ada: 2000 });
  for (const company of ['GW', 'GT', 'CPR'] as const)
    t.company(company, { owners: { Ada: [20, 10, 10, 10] }, pool: [10, 10, 10, 10, 10] });
  t.company('WR', { owners: { Ben: [20] } });
  t.company('CA', { at: ORANGE, owners: { Ben: [20] } });
  expect(t.refuses('Ada', buy('WR'))).toMatchObject({ code: 'share.certificateLimit' });
  t.plays('Ada', buy('CA'));
  const able = full()
    .ruled({ halfCertificates: 'below' })
    .company('CA', { owners: { Ben: [20], Ada: [10, 10] } });
  expect(able.refuses('Ada', buy('CPR'))).toMatchObject({ code: 'stock.overLimits' });
});
