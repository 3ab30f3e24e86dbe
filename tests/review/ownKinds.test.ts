// What only one title's rules know, in positions and short games told by hand.
import { describe, expect, test } from 'vitest';
import { wagons } from '../../src/titles/18mag/review/wagons.ts';
import { interest } from '../../src/titles/1856/review/interest.ts';
import { traffic } from '../../src/titles/1865/review/traffic.ts';
import { track } from '../../src/titles/chicago-express/review/track.ts';
import { chicago } from '../support/chicagoTable.ts';
import { LINE, run, running, TO_MINE, transylvania } from '../support/runs18mag.ts';
import { table1856 } from '../support/table1856.ts';
import { table1865 } from '../support/table1865.ts';
import { seen, seenIn, type Written } from './seen.ts';

describe('Chicago Express: track and whom it paid', () => {
  const t = chicago(['Ada', 'Bo', 'Cy']).company('PRR', { income: 9, owners: { Ada: 1, Bo: 2 } });
  const built = (seat: number, gain: number) => ({
    ...{ type: 'built', seat, company: 'PRR', hex: 'K6', cost: 4, gain, income: 9 },
  });
  /** 9 on three shares is 3 each; without the 3 of Ada's track it would be 2. */
  const paid = { type: 'dividend', company: 'PRR', perShare: 3, income: 9, sold: 3 };
  const find = (...written: Written[]) => seenIn(track, t.game, t.state, written);

  test('Ada, with one share of three, built for 3: twice 2 went to Bo and 1 to her', () => {
    expect(find({ events: [built(1, 3)] }, { events: [paid] }, { events: [paid] })).toMatchObject([
      {
        ...{ voice: 'counted', kind: 'trackForOthers', index: 1, seat: 1, company: 'PRR' },
        ...{ lost: 2, best: 4, played: 2, facts: { cost: 4, gain: 3, hexes: 1 } },
      },
    ]);
  });

  test('not where most of it came back to the builder, nor before a dividend', () => {
    expect(find({ seat: 2, events: [built(2, 3)] }, { events: [paid] })).toEqual([]);
    expect(find({ events: [paid] }, { events: [built(1, 3)] })).toEqual([]);
  });
});

describe('1856: the interest on loans', () => {
  const { game, state } = table1856(['Ada', 'Ben', 'Cid']).company('GW', { owners: { Ada: [20] }, operated: true });
  const taken = (loans: number) => ({ type: 'loanTaken', company: 'GW', got: 100, loans });
  const due = (sum: number) => ({
    ...{ type: 'interestDue', company: 'GW', treasury: sum - 5, run: 5, president: 0, seat: 1 },
  });
  const redeemed = { type: 'loansRedeemed', company: 'GW', count: 1, loans: 1, forced: false };
  const find = (...written: Written[]) => seenIn(interest, game, state, written);

  test('two loans by Ada, one redeemed after a turn: 20 and 10', () => {
    const found = find(
      { events: [taken(1)] },
      { events: [taken(2)] },
      { events: [due(20)] },
      { events: [redeemed] },
      { events: [due(10)] },
    );
    expect(found).toMatchObject([
      { kind: 'interest', index: 1, seat: 1, company: 'GW', lost: 30, facts: { loans: 2, got: 200, times: 3 } },
    ]);
  });

  test('each president answers for his own loans, the oldest redeemed first', () => {
    const found = find(
      { events: [taken(1)] },
      { seat: 2, events: [taken(2)] },
      { events: [redeemed] },
      { events: [due(10)] },
    );
    expect(found).toMatchObject([{ seat: 2, lost: 10 }]);
  });
});

describe('1865: traffic that a train in the bank would have covered', () => {
  /** The FMS has a PH2 (8), traffic 14 and money for another PH2 at 100. */
  const fms = (treasury = 150) =>
    table1865(['Ada', 'Ben'])
      .phase('2')
      .company('FMS', { owners: { Ada: [40] }, treasury, traffic: 14, trains: ['PH2'] })
      .operating({ company: 'FMS', at: 'trains' });
  const pass = (t: ReturnType<typeof fms>): Written => ({ seat: 1, type: 'pass', before: t.state });
  const earned = { type: 'revenueEarned', company: 'FMS', traffic: 14, coverage: 8, revenue: 80 };
  const find = (t: ReturnType<typeof fms>, ...written: Written[]) =>
    seenIn(traffic, t.game, t.state, [pass(t), ...written]);

  test('6 more in each of two turns are 120 for 100', () => {
    expect(find(fms(), { events: [earned] }, { events: [earned] })).toMatchObject([
      {
        ...{ voice: 'proved', kind: 'traffic', index: 1, until: 3, seat: 1, company: 'FMS' },
        ...{ lost: 20, best: 180, played: 160, facts: { price: 100, turns: 2 } },
      },
    ]);
  });

  test('not where it would not have paid, could not be paid, or the money was needed', () => {
    expect(find(fms(), { events: [earned] })).toEqual([]);
    expect(find(fms(99), { events: [earned] }, { events: [earned] })).toEqual([]);
    expect(find(fms(), { events: [earned], after: fms(99).state }, { events: [earned] })).toEqual([]);
  });

  test('not beyond the next train or the next phase', () => {
    const bought = { type: 'trainBought', company: 'FMS', train: 'PH2-3', from: 'bank', price: 100, added: 0 };
    expect(find(fms(), { events: [earned, bought] }, { events: [earned] })).toEqual([]);
    expect(find(fms(), { events: [earned, { type: 'phaseBegan', phase: '3' }] }, { events: [earned] })).toEqual([]);
  });
});

describe('18Mag: the wagons of a run', () => {
  const east = (treasury: number) => running({ minor: '5', trains: ['4'], tiles: transylvania, treasury });

  const ran = (t: ReturnType<typeof east>, hexes: string, hired: readonly 'SNW'[] = []) =>
    seen(wagons, t.game, t.state, [[1, run(t, { '4-0': hexes }, hired) as never]]);

  test('60 without one; the one for the mine costs 10 and brings 30', () => {
    expect(ran(east(10), LINE)).toMatchObject([
      {
        ...{ voice: 'proved', kind: 'wagons', index: 1, seat: 1, company: '5', lost: 20, best: 80, played: 60 },
        facts: { wagons: ['SNW'], hired: [] },
      },
    ]);
  });

  test('not where it was hired, or could not be paid', () => {
    expect(ran(east(10), TO_MINE, ['SNW'])).toEqual([]);
    expect(ran(east(9), LINE)).toEqual([]);
  });
});
