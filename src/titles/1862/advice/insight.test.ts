import { describe, expect, test } from 'vitest';
import { adviceIsLegal, forecastCountsTheFuture, searchIsSteady } from '../../../../tests/support/advice.ts';
import { likelyAction1862 } from '../../../../tests/support/likely1862.ts';
import { eve, tens } from '../../../../tests/support/merger1862.ts';
import { opening1862, table1862 } from '../../../../tests/support/table1862.ts';
import { greedy } from '../../../bots/greedy.ts';
import { type Core, freeze, rngFrom, view } from '../../../engine/index.ts';
import { loadInsight } from '../../insights.ts';
import { loadGame } from '../../registry.ts';

const game = (await loadGame('1862'))!;

const insight = await loadInsight(game);
const names = ['Ada', 'Ben', 'Cleo'];
type Table = ReturnType<typeof table1862>;

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
