import { describe, expect, test } from 'vitest';
import { adviceIsLegal, forecastCountsTheFuture, searchIsSteady } from '../../../../tests/support/advice.ts';
import { likelyAction1865 } from '../../../../tests/support/likely1865.ts';
import { opening1865, place, table1865 } from '../../../../tests/support/table1865.ts';
import { greedy } from '../../../bots/greedy.ts';
import { type Core, freeze, rngFrom, view } from '../../../engine/index.ts';
import { loadInsight } from '../../insights.ts';
import { loadGame } from '../../registry.ts';
import { companyIds, homeOf, type MaritimeId } from '../rules/companies.ts';
import { placesOf } from '../rules/map.ts';

const game = (await loadGame('1865'))!;

const insight = await loadInsight(game);
const names = ['Ada', 'Ben', 'Cleo'];
type Table = ReturnType<typeof table1865>;

/** Greedy's decision for the seat that must decide. */
function does(t: Table): unknown {
  const [name] = t.waiting;
  const seen = freeze(view(t.state));
  return greedy(game, seen as unknown as Core, t.seat(name!), { insight, rng: rngFrom('greedy'), playouts: 0 });
}

/** Ada's FMS at Cagliari, with traffic for two trains. */
const south = (position: object, at: string): Table =>
  table1865(names)
    .company('FMS', { owners: { Ada: [40, 20] }, traffic: 14, trains: ['PH2'], treasury: 200, ...position })
    .operating({ company: 'FMS', at });

describe('greedy', () => {
  test('takes a maritime company whose place is a home', () => {
    const { maritime } = does(opening1865(names)) as { maritime: MaritimeId };
    const homes = companyIds.map(homeOf);
    expect(placesOf(maritime).some((at) => homes.includes(at))).toBe(true);
  });

  test('opens a company at the highest price at which it can launch it, and none that it cannot launch', () => {
    expect(does(table1865(names))).toMatchObject({ type: 'startCompany', par: 100 });
    expect(does(table1865(names).purses({ Ada: 150 }))).toEqual({ type: 'pass' });
  });

  test('buys the share that launches its own company before anything else', () => {
    const t = table1865(names)
      .company('FMS', { price: 60, launched: false, owners: { Ada: [40] } })
      .company('RCSF', { price: 100, owners: { Ben: [40, 20] }, traffic: 30, trains: ['PH3', 'PH3'] })
      .purses({ Ada: 160 });
    expect(does(t)).toEqual({ type: 'buyShare', company: 'FMS', from: 'offer' });
  });

  test('lays track, places the token on the route that brings most, and hands over what covers traffic', () => {
    expect(does(south({}, 'build'))).toMatchObject({ type: 'layTile' });
    const joined = south({ traffic: 3 }, 'token').tile('F38', '8', 1).tile('F36', '173', 0);
    expect(does(joined)).toMatchObject({ type: 'placeToken', city: place('Su Suergiu') });
    expect(does(south({}, 'token').maritimes({ Ada: ['M3'] }))).toEqual({ type: 'handOver', maritime: 'M3' });
  });

  test('withholds where traffic waits for a train that the revenue would pay, and not where all of it is covered', () => {
    const earning = (position: object) =>
      south({ owners: { Ada: [40, 20], Ben: [20], Cleo: [20] }, price: 150, treasury: 60, ...position }, 'dividend')
        .phase('3')
        .set((s) => Object.assign(s.flow.at(-1)!, { revenue: 140 }));
    expect(does(earning({ trains: ['PH3'], traffic: 34 }))).toEqual({ type: 'dividend', kind: 'withhold' });
    expect(does(earning({ trains: ['PH3'], traffic: 14 }))).toEqual({ type: 'dividend', kind: 'payout' });
  });

  test('buys a train that covers nothing with money that nothing else will use: its price rises', () => {
    const rich = { trains: ['PH3'], traffic: 5, treasury: 1200, price: 290 };
    const late = south(rich, 'trains')
      .phase('3')
      .set((s) => Object.assign(s, { broken: true }));
    expect(does(late)).toMatchObject({ type: 'buyTrain', from: 'bank' });
  });

  test('opens a company with money from a share that brings less', () => {
    const t = table1865(names)
      .phase('3')
      .company('FMS', { price: 490, owners: { Ben: [40, 20], Ada: [20] }, traffic: 10, trains: ['PH3'] })
      .purses({ Ada: 50 });
    expect(does(t)).toEqual({ type: 'sellShares', company: 'FMS', percent: 20 });
    t.plays('Ada', { type: 'sellShares', company: 'FMS', percent: 20 });
    expect(does(t)).toMatchObject({ type: 'startCompany' });
  });

  test('makes a major of its company when there is money for its shares, and not when nobody could buy them', () => {
    const asked = (cash: number) =>
      table1865(names)
        .phase('3')
        .company('FMS', {
          price: 210,
          owners: { Ada: [40, 20], Ben: [20], Cleo: [20] },
          traffic: 30,
          trains: ['PH3', 'PH3'],
          tokens: ['Serbariu'],
        })
        .purses({ Ada: cash, Ben: 0, Cleo: 0 })
        .beforeStockRound()
        .set((s) => {
          s.flow = [
            ...s.flow.map((frame) => ({ ...frame, at: null })),
            { kind: 'conversion', at: 'ask', queue: ['FMS'] },
          ];
        });
    expect(does(asked(1500))).toEqual({ type: 'convert' });
    expect(does(asked(0))).toEqual({ type: 'pass' });
  });

  test('lets a company with trains absorb one with traffic, and pays with money that lies idle', () => {
    const t = table1865(names)
      .phase('5')
      .company('FMS', {
        price: 150,
        owners: { Ada: [40, 20], Ben: [20] },
        traffic: 6,
        trains: ['PH5', 'PH4'],
        treasury: 900,
        row: 2,
      })
      .company('SFSS', {
        price: 100,
        owners: { Ada: [40, 20] },
        traffic: 40,
        trains: ['PH3'],
        tokens: ['Cagliari'],
        row: 2,
      })
      .operating({ company: 'FMS', at: 'absorb' });
    expect(['absorb', 'beAbsorbed']).toContain((does(t) as { type: string }).type);
  });

  test('repays a loan when the end is near and nothing is left to buy', () => {
    const t = south({ loans: 1, treasury: 600, price: 210 }, 'trains')
      .phase('7')
      .company('FMS', {
        kind: 'major',
        price: 210,
        owners: { Ada: [20, 10, 10, 10, 10] },
        traffic: 20,
        trains: ['PH7'],
        treasury: 600,
        loans: 1,
        row: 6,
      })
      .set((s) => Object.assign(s, { broken: true }));
    expect(does(t)).toEqual({ type: 'repayLoan' });
  });

  test('pays out what it needs for no train, and buys the train that its traffic asks for', () => {
    const paying = south({ trains: ['PH2', 'PH2'] }, 'dividend').set((s) =>
      Object.assign(s.flow.at(-1)!, { revenue: 140 }),
    );
    expect(does(paying)).toEqual({ type: 'dividend', kind: 'payout' });
    expect(does(south({}, 'trains'))).toMatchObject({ type: 'buyTrain', from: 'bank', price: 100 });
  });

  test('keeps its only train whatever is offered for it', () => {
    const t = south({}, 'trains').company('RCSF', { owners: { Ben: [40, 20] }, traffic: 10, trains: ['PH2'] });
    t.plays('Ada', { type: 'buyTrain', from: 'RCSF', train: t.state.trains.RCSF![0]!, price: 200 });
    expect(does(t)).toEqual({ type: 'answer', reply: 'refuse' });
  });
});

test('search answers with a legal action, and the same one for the same generator', () => searchIsSteady(game));

test('the forecast counts the future, and writes nothing', () =>
  forecastCountsTheFuture(game, south({}, 'dividend').state as unknown as Core));

test('advice is legal wherever steered play leads, quick or not', () =>
  adviceIsLegal(game, { players: 2, asked: { length: 'short' } }, likelyAction1865, 13));
