import { describe, expect, test } from 'vitest';
import { adviceIsLegal, forecastCountsTheFuture, searchIsSteady } from '../../../../tests/support/advice.ts';
import { likelyAction1862 } from '../../../../tests/support/likely1862.ts';
import { eve, NORWICH, tens } from '../../../../tests/support/merger1862.ts';
import { opening1862, table1862 } from '../../../../tests/support/table1862.ts';
import { greedy } from '../../../bots/greedy.ts';
import { type Core, freeze, rngFrom, view } from '../../../engine/index.ts';
import { loadInsight } from '../../insights.ts';
import { loadGame } from '../../registry.ts';
import { type CompanyId, companyIds } from '../rules/companies.ts';
import { isStartable } from '../rules/home.ts';

const game = (await loadGame('1862'))!;

const insight = await loadInsight(game);
const names = ['Ada', 'Ben', 'Cleo'];
type Table = ReturnType<typeof table1862>;

/** Companies whose charters can be auctioned. */
const available = (t: Table): CompanyId[] => companyIds.filter((id) => isStartable(t.state, id));

/** Greedy's decision for the seat that must decide. */
function does(t: Table): unknown {
  const [name] = t.waiting;
  const seen = freeze(view(t.state));
  return greedy(game, seen as unknown as Core, t.seat(name!), { insight, rng: rngFrom('greedy'), playouts: 0 });
}

/** Ada's ENR at Cromer, with track to Norwich. */
const coast = (position: object, at: string): Table =>
  eve({ companies: { ENR: { owners: { Ada: [30, 10, 10] }, tokens: ['F3.0'], ...position } }, at }).tile('F3', '57', 0);

describe('greedy', () => {
  test('opens an auction while it can pay for half of a company, and not when it cannot', () => {
    expect(does(opening1862(names))).toMatchObject({ type: 'openAuction', bid: 0 });
    expect(does(opening1862(names).purses({ Ada: 260 }))).toEqual({ type: 'pass' });
  });

  test('bids for a charter no further than the next one is worth', () => {
    const t = opening1862(names);
    t.plays('Ada', { type: 'openAuction', lot: available(t)[0]!, bid: 0 });
    expect(does(t)).toEqual({ type: 'pass' });
  });

  test('buys the shares that float its own company before anything else', () => {
    const t = table1862(names)
      .company('ENR', { price: 68, chartered: true, floated: false, owners: { Ada: [30] } })
      .company('WNR', { price: 100, owners: { Ben: [30, 10, 10] }, trains: [['A', 'express']] })
      .purses({ Ada: 200, Ben: 200, Cleo: 200 });
    expect(does(t)).toEqual({ type: 'buyShare', company: 'ENR', from: 'offer' });
  });

  test('runs its train, pays out, and buys the first train it can have', () => {
    expect(does(coast({}, 'run'))).toMatchObject({ type: 'run', routes: [{ train: 'A-0' }] });
    const paying = coast({}, 'dividend').set((s) => Object.assign(s.flow.at(-1)!, { revenue: 110 }));
    expect(does(paying)).toEqual({ type: 'dividend', kind: 'payout' });
    expect(does(coast({ trains: [], treasury: 150, permit: 'local' }, 'trains'))).toMatchObject({
      type: 'buyTrain',
      from: 'bank',
      kind: 'local',
      warranties: 0,
    });
  });

  test('keeps its only train, and refuses a merger that halves its shares for little', () => {
    const t = eve({
      companies: {
        ENR: { price: 54, owners: { Ada: [30, 10, 10] } },
        WNR: { price: 200, owners: { Ben: [30, ...tens(5)] } },
      },
    });
    t.plays('Ada', { type: 'merge', company: 'WNR', survivor: 'ENR' });
    expect(does(t)).toEqual({ type: 'answer', reply: 'refuse' });
  });

  test('merges its company without a train into its neighbour that has one for good', () => {
    const merger = (ben: object) =>
      eve({
        companies: {
          ENR: { owners: { Ada: [30, ...tens(3)] }, trains: [] },
          WNR: { owners: { Ben: [30, ...tens(3)] }, tokens: [NORWICH, 'F3.0'], trains: [['E', 'express']], ...ben },
        },
      })
        .tile('F3', '57', 0)
        .phase('E');
    expect(does(merger({ owners: { Ada: [30, ...tens(3)] } }))).toMatchObject({ type: 'merge', company: 'WNR' });
    expect(does(merger({}))).toEqual({ type: 'pass' });
  });

  test('buys a train for which the company has a permit, even if no track brings it a run yet', () => {
    const t = coast({ trains: [], treasury: 150, permit: 'local', tokens: ['F3.0'] }, 'trains');
    expect(does(t)).toMatchObject({ type: 'buyTrain', kind: 'local' });
  });

  test('withholds for the train that follows its last one, and pays out when it lasts', () => {
    const paying = (trains: readonly (readonly ['D' | 'E', 'express'])[]) =>
      coast({ trains, price: 182, treasury: 430 }, 'dividend')
        .phase('F')
        .set((s) => {
          s.depot.sold.F = 2;
          Object.assign(s.flow.at(-1)!, { revenue: 150 });
        });
    expect(does(paying([['D', 'express']]))).toEqual({ type: 'dividend', kind: 'withhold' });
    expect(does(paying([['E', 'express']]))).not.toEqual({ type: 'dividend', kind: 'withhold' });
  });

  test('sells what gains little for what gains more', () => {
    const t = table1862(names)
      .tile('F5', '794', 0)
      .tile('F3', '57', 0)
      .company('ENR', {
        price: 68,
        owners: { Ada: [30, ...tens(3)] },
        tokens: ['F3.0', NORWICH],
        trains: [['E', 'express']],
      })
      .company('WNR', {
        price: 375,
        owners: { Ben: [30, ...tens(3)], Ada: [10] },
        tokens: ['E2.0'],
        trains: [['A', 'express']],
      })
      .phase('E')
      .purses({ Ada: 0, Ben: 0, Cleo: 0 })
      .stockRound({ turn: 'Ada' });
    expect(does(t)).toEqual({ type: 'sellShares', company: 'WNR', percent: 10 });
    t.plays('Ada', { type: 'sellShares', company: 'WNR', percent: 10 });
    expect(does(t)).toEqual({ type: 'buyShare', company: 'ENR', from: 'treasury' });
  });

  test('takes over a company in receivership that earns well', () => {
    const t = table1862(names)
      .tile('F5', '794', 0)
      .tile('F3', '57', 0)
      .company('ENR', { price: 68, pool: [30, ...tens(7)], tokens: ['F3.0', NORWICH], trains: [['E', 'express']] })
      .phase('E')
      .available();
    expect(does(t.purses({ Ada: 400 }).stockRound({ turn: 'Ada' }))).toMatchObject({
      type: 'buyShare',
      company: 'ENR',
    });
    expect(does(t.purses({ Ada: 100 }).stockRound({ turn: 'Ada' }))).toEqual({ type: 'pass' });
  });

  test('pays for an odd share that is worth more than half its price', () => {
    const t = eve({
      companies: {
        ENR: { price: 100, owners: { Ada: [30, ...tens(3)], Cleo: [10] }, tokens: ['F3.0', 'F5.0'] },
        WNR: { price: 100, owners: { Ada: [30, ...tens(3)], Cleo: tens(2) } },
      },
      purses: { Cleo: 300 },
    }).tile('F3', '57', 0);
    t.plays('Ada', { type: 'merge', company: 'WNR', survivor: 'ENR' });
    expect(t.waiting).toEqual(['Cleo']);
    expect(does(t)).toEqual({ type: 'settleOption', reply: 'redeem' });
  });
});

test('search answers with a legal action, and the same one for the same generator', () => searchIsSteady(game));

test('the forecast counts the future, and writes nothing', () =>
  forecastCountsTheFuture(game, coast({}, 'run').state as unknown as Core));

test('advice is legal wherever steered play leads, quick or not', () =>
  adviceIsLegal(game, { players: 3, asked: { shorter: 'yes' } }, likelyAction1862, 9));
