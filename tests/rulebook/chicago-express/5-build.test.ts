// Section 5: growth of a network, and its cost.
import { expect } from 'vitest';
import { lineTo, toBinghamton, toFortWayne, toWheeling, wholeNetwork } from '../../support/chicagoLines.ts';
import { build, chicago } from '../../support/chicagoTable.ts';
import { example, rule } from '../../support/rule.ts';

/** Andrea owns a share of the NYC, which stands in New York alone and has 30. */
const newYork = () => chicago(['Andrea', 'Bruno']).company('NYC', { cash: 30, owners: { Andrea: 1 } });

rule('chicago-express-R047', 'only an owner builds, and for one company at a time', () => {
  const t = newYork().company('PRR', { cash: 30, owners: { Bruno: 1 } });
  expect(t.refuses('Andrea', build('PRR', 'R4'))).toMatchObject({
    code: 'build.notOwner',
    rule: 'chicago-express-R047',
    args: { company: 'PRR' },
  });
  expect(t.values('Andrea', 'build')).toEqual(['NYC']);
  // owning both does not help: a hex beside the PRR alone is no part of a build of the NYC
  t.company('PRR', { owners: { Andrea: 1 } });
  expect(t.refuses('Andrea', build('NYC', 'S4', 'R6'))).toMatchObject({ code: 'build.notAdjacent' });
});

rule('chicago-express-R048', 'one to three locomotives are placed', () => {
  const t = newYork();
  expect(t.refuses('Andrea', build('NYC'))).toMatchObject({ code: 'build.tooFew', rule: 'chicago-express-R048' });
  expect(t.refuses('Andrea', build('NYC', 'S2', 'S1', 'S0', 'R0'))).toMatchObject({
    code: 'build.tooMany',
    rule: 'chicago-express-R048',
  });
  t.plays('Andrea', build('NYC', 'S2', 'S1', 'S0'));
  expect(t.told('built')).toHaveLength(3);
  expect(t.state.stock.NYC).toBe(20);
});

rule('chicago-express-R049', 'each hex adjoins the network, hexes of the same action included; it may branch', () => {
  const t = newYork();
  expect(t.refuses('Andrea', build('NYC', 'S1', 'S2'))).toMatchObject({
    code: 'build.notAdjacent',
    rule: 'chicago-express-R049',
    args: { company: 'NYC', hex: 'S1' },
  });
  t.plays('Andrea', build('NYC', 'S2', 'S1', 'S4')); // two northwards, one southwards
  expect(t.state.networks.NYC).toEqual(['S3', 'S2', 'S1', 'S4']);
});

rule('chicago-express-R050', 'the track of another company does not connect a network to its start', () => {
  const t = newYork().company('PRR', { network: ['R5', 'R4', 'Q5'] });
  // the NYC may go along with the PRR, not beyond where the PRR alone has been
  expect(t.refuses('Andrea', build('NYC', 'S4', 'R4', 'P4'))).toMatchObject({
    code: 'build.notAdjacent',
    args: { hex: 'P4' },
  });
  t.plays('Andrea', build('NYC', 'S4', 'R4', 'Q5')).plays('Bruno', { type: 'decline', dial: 'auction' });
  t.plays('Andrea', build('NYC', 'P4'));
});

rule.each(
  'chicago-express-R051',
  'a start hex is closed to everybody, and no way leads across it',
  [
    { company: 'BO', network: ['Q7', 'R6', 'Q6', 'Q5', 'R4', 'S4'], hexes: ['S3', 'S2'] },
    { company: 'NYC', network: ['S3', 'S4', 'S5'], hexes: ['R5', 'R6'] },
    { company: 'PRR', network: ['R5', 'R6'], hexes: ['Q7', 'Q8'] },
    { company: 'BO', network: ['Q7', 'Q8'], hexes: ['Q9', 'P9'] },
    { company: 'NYC', network: ['S3', 'S4'], hexes: ['S3', 'S2'] },
  ] as const,
  ({ company, network, hexes }) => {
    const t = newYork().company(company, { cash: 30, owners: { Andrea: 1 }, network });
    expect(t.refuses('Andrea', build(company, ...hexes))).toMatchObject({
      code: 'build.startHex',
      rule: 'chicago-express-R051',
      args: { hex: hexes[0] },
    });
  },
);

rule('chicago-express-R052', 'Fort Wayne takes other companies, also before Wabash opens', () => {
  const t = chicago(['Andrea', 'Bruno'])
    .company('CO', { income: 12, cash: 9, owners: { Andrea: 1 }, network: lineTo('CO', 'E3') })
    .plays('Andrea', build('CO', 'D3'));
  expect(t.told('built')).toMatchObject([{ company: 'CO', hex: 'D3', cost: 1, gain: 1, income: 13 }]);
  expect(t.state.wabashOpen).toBe(false);
});

rule('chicago-express-R052', 'several companies meet in Fort Wayne as in any city', () => {
  const t = chicago(['Andrea', 'Bruno'])
    .company('CO', { network: toFortWayne })
    .company('NYC', { cash: 9, owners: { Andrea: 1 }, network: lineTo('NYC', 'C3') })
    .plays('Andrea', build('NYC', 'D3'));
  expect(t.told('built')).toMatchObject([{ hex: 'D3', cost: 2, gain: 1 }]);
});

rule('chicago-express-R053', 'a company has one locomotive on a hex at most', () => {
  const t = newYork().company('NYC', { network: ['S3', 'S4'] });
  const refused = { code: 'build.alreadyThere', rule: 'chicago-express-R053', args: { company: 'NYC' } };
  expect(t.refuses('Andrea', build('NYC', 'S4'))).toMatchObject(refused);
  expect(t.refuses('Andrea', build('NYC', 'S2', 'S2'))).toMatchObject(refused);
});

rule.each(
  'chicago-express-R054',
  'city, industrial city and plain take several companies',
  [
    { kind: 'city', hex: 'Q3', prr: toBinghamton, nyc: ['S3', 'R2'], cost: 4 },
    { kind: 'plain', hex: 'S4', prr: ['R5', 'S5', 'S4'], nyc: ['S3'], cost: 2 },
    {
      kind: 'industrial',
      hex: 'K4',
      prr: toWheeling.PRR,
      nyc: ['S3', 'R2', 'Q2', 'P2', 'O3', 'N2', 'M2', 'L2', 'K3'],
      cost: 8,
    },
  ] as const,
  ({ hex, prr, nyc, cost }) => {
    const t = newYork().company('PRR', { network: prr }).company('NYC', { network: nyc });
    t.plays('Andrea', build('NYC', hex));
    expect(t.told('built')).toMatchObject([{ hex, cost }]);
  },
);

rule.each(
  'chicago-express-R055',
  'forest and mountain are closed by the first locomotive of another company',
  [
    { kind: 'forest', hex: 'Q4', prr: toBinghamton, nyc: ['S3', 'R3'] },
    { kind: 'mountain', hex: 'N4', prr: ['R5', 'Q5', 'P4', 'O4', 'N4'], nyc: ['S3', 'R3', 'Q3', 'P3', 'O3', 'N3'] },
  ] as const,
  ({ hex, prr, nyc }) => {
    const t = newYork().company('NYC', { network: nyc });
    expect(t.company('PRR', { network: prr }).refuses('Andrea', build('NYC', hex))).toMatchObject({
      code: 'build.occupied',
      rule: 'chicago-express-R055',
      args: { hex, company: 'PRR' },
    });
    t.company('PRR', { network: ['R5'] }).plays('Andrea', build('NYC', hex)); // empty, it is open
  },
);

rule.each(
  'chicago-express-R056',
  'the printed cost is paid for each locomotive there, the new one included',
  [
    { others: [], cost: 2 },
    { others: ['PRR'], cost: 4 },
    { others: ['PRR', 'BO'], cost: 6 },
  ] as const,
  ({ others, cost }) => {
    const inBinghamton = { PRR: ['R5', 'R4', 'R3', 'Q3'], BO: ['Q7', 'Q6', 'Q5', 'Q4', 'Q3'] } as const;
    const t = newYork().company('NYC', { network: ['S3', 'R2'] });
    for (const id of others) t.company(id, { network: inBinghamton[id] });
    t.plays('Andrea', build('NYC', 'Q3'));
    expect(t.told('built')).toMatchObject([{ hex: 'Q3', cost }]);
    expect(t.cash('NYC')).toBe(30 - cost);
  },
);

rule('chicago-express-R057', 'the company pays the bank from its own money, or does not build', () => {
  const t = newYork().company('NYC', { cash: 2 });
  const before = { andrea: t.cash('Andrea'), bank: t.cash('bank') };
  t.plays('Andrea', build('NYC', 'R2'));
  expect(t.lastEvents).toContainEqual({ type: 'paid', from: 'NYC', to: 'bank', amount: 2, reason: 'track' });
  expect([t.cash('NYC'), t.cash('Andrea'), t.cash('bank')]).toEqual([0, before.andrea, before.bank + 2]);
  const poor = newYork().company('NYC', { cash: 1 });
  expect(poor.refuses('Andrea', build('NYC', 'R2'))).toMatchObject({
    code: 'build.tooDear',
    rule: 'chicago-express-R057',
    args: { hex: 'R2', cost: 2, cash: 1 },
  });
  // asked why nothing can be built at all, the money is the reason, not the hexes far away
  const penniless = newYork().company('NYC', { cash: 0 });
  expect(penniless.refuses('Andrea', { type: 'build', company: 'NYC' })).toMatchObject({ code: 'build.tooDear' });
});

rule('chicago-express-R058', 'what is left after the first hexes must do for the later ones', () => {
  const t = newYork().company('NYC', { cash: 5 }).company('PRR', { network: toBinghamton });
  // 2 for the forest leave 3, and Binghamton costs 4 beside the PRR
  expect(t.refuses('Andrea', build('NYC', 'R2', 'Q3'))).toMatchObject({
    code: 'build.tooDear',
    args: { hex: 'Q3', cost: 4, cash: 3 },
  });
  t.company('NYC', { cash: 6 }).plays('Andrea', build('NYC', 'R2', 'Q3'));
});

rule('chicago-express-R059', 'a company builds no more than its stock of locomotives', () => {
  const whole = wholeNetwork('PRR');
  const t = chicago(['Andrea', 'Bruno']).company('PRR', { cash: 90, owners: { Andrea: 1 }, network: whole });
  const spent = { code: 'build.noLocomotive', rule: 'chicago-express-R059' };
  expect(t.state.stock.PRR).toBe(0);
  expect(t.refuses('Andrea', build('PRR', 'R3'))).toMatchObject({ ...spent, args: { left: 0 } });
  expect(t.values('Andrea', 'build')).toEqual([]);
  // with one left, one hex can be built but not two
  t.company('PRR', { network: whole.slice(0, -1) });
  expect(t.refuses('Andrea', build('PRR', 'R3', 'R2'))).toMatchObject({ ...spent, args: { left: 1 } });
  t.plays('Andrea', build('PRR', 'R3'));
});

example('chicago-express-X02', 'NYC pays 2 for a forest and twice 2 for Binghamton, where the PRR stands', async () => {
  const t = newYork().company('PRR', { owners: { Bruno: 1 }, network: toBinghamton });
  const bank = t.cash('bank');
  t.plays('Andrea', build('NYC', 'R2', 'Q3'));
  expect(t.told('built')).toMatchObject([
    { hex: 'R2', cost: 2 },
    { hex: 'Q3', cost: 4 },
  ]);
  expect([t.cash('NYC'), t.cash('bank')]).toEqual([24, bank + 6]);
  await t.saves('X02');
});
