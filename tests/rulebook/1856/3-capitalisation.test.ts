// Section 3: a company's money for its shares.
import { expect } from 'vitest';
import type { Capital } from '../../../src/titles/1856/rules/state.ts';
import { capitalNow } from '../../../src/titles/1856/rules/stock/capital.ts';
import { example, rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

/** In the first stock round nobody sells: a purchase ends the turn. */
const three = () =>
  table1856(['Ada', 'Ben', 'Cleo']).stockRound({ turn: 'Ada', set: 1 }).purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const start = (par: number) => ({ type: 'startCompany', company: 'GW', par }) as const;
const share = { type: 'buyShare', company: 'GW', from: 'offer' } as const;
const fromPool = { type: 'buyShare', company: 'GW', from: 'pool' } as const;

rule.each(
  '1856-R049',
  'the train on sale says how a company is capitalised',
  [
    { train: '2', capital: 'escrow' },
    { train: '3', capital: 'escrow' },
    { train: '4', capital: 'escrow' },
    { train: '5', capital: 'incremental' },
    { train: '6', capital: 'full' },
    { train: 'D', capital: 'full' },
  ] satisfies { train: string; capital: Capital }[],
  ({ train, capital }) => {
    const t = three().onSale(train).plays('Ada', start(100));
    expect(t.state.companies.GW.capital).toBe(capital);
    expect(t.lastEvents).toContainEqual({ type: 'companyStarted', seat: 'Ada', company: 'GW', par: 100, capital });
  },
);

rule('1856-R049', 'it is fixed when the company is started', () => {
  const t = three().company('GW', { par: 90, capital: 'incremental', owners: { Ada: [20] }, treasury: 180 });
  t.onSale('6').plays('Ada', share);
  expect(t.cash('GW')).toBe(270);
});

rule('1856-R050', 'escrow: the first five shares pay the treasury, the certificate of the president being two', () => {
  const t = three().plays('Ada', start(80));
  expect([t.cash('GW'), t.state.companies.GW.escrow]).toEqual([160, 0]);
  t.plays('Ben', share).plays('Cleo', share).plays('Ada', share);
  expect([t.cash('GW'), t.state.companies.GW.escrow]).toEqual([400, 0]);
  const bank = t.cash('bank');
  t.plays('Ben', share);
  expect([t.cash('GW'), t.state.companies.GW.escrow]).toEqual([400, 80]);
  expect(t.cash('bank')).toBe(bank + 80); // bank money until the destination is reached
});

example('1856-X02', 'an escrow company at par 80', () => {
  const buy = { type: 'buyShare', company: 'CPR', from: 'offer' } as const;
  const t = three().company('CPR', { par: 80, treasury: 400, owners: { Ada: [20, 10, 10], Ben: [10] } });
  t.plays('Ada', buy).plays('Ben', buy);
  expect([t.cash('CPR'), t.state.companies.CPR.escrow]).toEqual([400, 160]);

  // the last tile from Barrie to Toronto lies, and the track step of another company is over
  const seven = { Ada: [20, 10, 10, 10], Ben: [10, 10] };
  const linked = three()
    .company('CPR', { par: 80, treasury: 400, escrow: 160, owners: seven, operated: true, tokens: ['M4.0'] })
    .company('GW', { owners: { Ben: [20] }, operated: true, tokens: ['F15.0'] })
    .tile('M6', '4', 0)
    .tile('M8', '8', 3)
    .tile('N9', '4', 2)
    .tile('O10', '7', 1)
    .operating({ company: 'GW', at: 'links' });
  expect(linked.waiting).toEqual(['Ben']);
  expect([linked.cash('CPR'), linked.state.companies.CPR.escrow]).toEqual([560, 0]);

  const later = three().company('CPR', { par: 80, treasury: 560, linked: true, owners: seven });
  later.plays('Ada', buy);
  expect([later.cash('CPR'), later.state.companies.CPR.escrow]).toEqual([640, 0]);
});

rule('1856-R050', 'money in escrow is bank money: no purse holds it', () => {
  const t = three().company('GW', { par: 80, treasury: 400, owners: { Ada: [20, 10, 10, 10] } });
  const bank = t.cash('bank');
  t.plays('Ada', share);
  expect(t.lastEvents).toContainEqual({ type: 'paid', from: 'Ada', to: 'bank', amount: 80, reason: 'escrow' });
  expect(t.cash('bank')).toBe(bank + 80);
});

rule('1856-R051', 'once the destination is reached later shares pay the treasury directly', () => {
  const t = three().company('GW', {
    par: 80,
    treasury: 560,
    linked: true,
    owners: { Ada: [20, 10, 10, 10] },
    pool: [10, 10],
  });
  t.plays('Ada', share);
  expect([t.cash('GW'), t.state.companies.GW.escrow]).toEqual([640, 0]);
});

rule('1856-R052', 'a company linked before it is started starts as incremental', () => {
  const t = three().set((s) => {
    s.companies.GW.linked = true;
  });
  t.plays('Ada', start(70));
  expect(t.state.companies.GW.capital).toBe('incremental');
});

rule('1856-R052', 'with 6-trains on sale it is full all the same', () => {
  const t = three()
    .onSale('6')
    .set((s) => {
      s.companies.GW.linked = true;
    });
  t.plays('Ada', start(70));
  expect(t.state.companies.GW.capital).toBe('full');
});

rule('1856-R053', 'nothing changes for an escrow company when the 5-train comes', () => {
  const t = three().company('GW', { par: 100, treasury: 500, owners: { Ada: [20, 10, 10] }, pool: [10] });
  t.phase('5').plays('Ada', share);
  expect([t.cash('GW'), t.state.companies.GW.escrow]).toEqual([500, 100]);
});

rule('1856-R054', 'incremental: all ten shares pay the treasury', () => {
  const t = three().company('GW', {
    par: 75,
    capital: 'incremental',
    owners: { Ada: [20, 10, 10, 10], Ben: [10, 10] },
  });
  t.plays('Ada', share).plays('Ben', share);
  expect(t.cash('GW')).toBe(150);
});

rule('1856-R054', 'sales from the market always pay the bank', () => {
  const t = three().company('GW', { par: 75, capital: 'incremental', owners: { Ada: [20] }, pool: [10] });
  const bank = t.cash('bank');
  t.plays('Ada', fromPool);
  expect([t.cash('GW'), t.cash('bank')]).toEqual([0, bank + 75]);
});

rule('1856-R055', 'full: share money goes to the bank until 60% are sold', () => {
  const t = three().onSale('6').plays('Ada', start(100)).plays('Ben', share).plays('Cleo', share).plays('Ada', share);
  expect([t.cash('GW'), t.cash('Ada')]).toEqual([0, 1700]);
});

example('1856-X03', 'a full company at par 100 gets 1000 with the sixth share', () => {
  const t = three()
    .onSale('6')
    .company('GW', { capital: 'full', owners: { Ada: [20, 10, 10] }, pool: [10] });
  const bank = t.cash('bank');
  t.plays('Ada', share);
  expect(t.cash('GW')).toBe(1000);
  expect(t.cash('bank')).toBe(bank + 100 - 1000);
  expect(t.lastEvents).toContainEqual({ type: 'companyFloated', company: 'GW', capital: 1000 });
  t.plays('Ben', share);
  expect(t.cash('GW')).toBe(1000); // once
});

rule('1856-R055', 'shares in the market are sold ones too, but it is the offering that counts', () => {
  const t = three()
    .onSale('6')
    .company('GW', { capital: 'full', owners: { Ada: [20, 10] }, pool: [10, 10] });
  t.plays('Ada', fromPool);
  expect(t.cash('GW')).toBe(0);
  t.plays('Ben', share);
  expect(t.cash('GW')).toBe(1000);
});

rule.each(
  '1856-R136',
  'the train on sale is the top one of the stack: the last one sold brings the next',
  [
    { phase: '4', sold: { 4: 3 }, capital: 'escrow' },
    { phase: '4', sold: { 4: 4 }, capital: 'incremental' },
    { phase: '5', sold: { 5: 2 }, capital: 'incremental' },
    { phase: '5', sold: { 5: 3 }, capital: 'full' },
  ] satisfies { phase: '4' | '5'; sold: Record<string, number>; capital: Capital }[],
  ({ phase, sold, capital }) => {
    const t = three().phase(phase, sold).trainsInPool(`${phase}-0`);
    expect(capitalNow(t.state)).toBe(capital);
  },
);

rule('1856-R055', 'from its start to its sixth share, in the stock round', () => {
  const t = three().onSale('6').plays('Ada', start(100));
  for (const name of ['Ben', 'Cleo', 'Ada']) t.plays(name, share);
  expect(t.cash('GW')).toBe(0);
  t.plays('Ben', share);
  expect(t.cash('GW')).toBe(1000);
});
