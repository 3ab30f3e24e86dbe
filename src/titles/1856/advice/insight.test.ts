import { describe, expect, test } from 'vitest';
import { upTo } from '../../../../tests/support/bounded.ts';
import { auction1856, table1856 } from '../../../../tests/support/table1856.ts';
import { greedy } from '../../../bots/greedy.ts';
import { playGame } from '../../../bots/playGame.ts';
import { search } from '../../../bots/search.ts';
import {
  applyInPlace,
  type Core,
  checkWhole,
  copy,
  freeze,
  hashState,
  isOver,
  replay,
  rngFrom,
  seeded,
  setup,
  view,
  waiting,
  wander,
} from '../../../engine/index.ts';
import { loadInsight } from '../../insights.ts';
import { loadGame } from '../../registry.ts';

const game = (await loadGame('1856'))!;

const insight = await loadInsight(game);
const { advise, quick, evaluate } = insight;
const names = ['Ada', 'Ben', 'Cleo'];
type Table = ReturnType<typeof table1856>;

/** Greedy's decision for the seat that must decide. */
function does(t: Table): unknown {
  const [name] = t.waiting;
  const seen = freeze(view(t.state));
  return greedy(game, seen as unknown as Core, t.seat(name!), { insight, rng: rngFrom('greedy'), playouts: 0 });
}

/** Great Western with London and St. Thomas joined, so that it has a route. */
const western = (position: Parameters<Table['company']>[1]): Table =>
  table1856(names)
    .tile('F17', '57', 0)
    .company('GW', { owners: { Ada: [20, 10, 10] }, tokens: ['F15.0'], operated: true, ...position });

describe('greedy in a turn of its company', () => {
  test('lays the tile that gives it a run', () => {
    const t = table1856(names)
      .company('GW', { owners: { Ada: [20, 10] }, treasury: 300 })
      .operating({ company: 'GW' });
    expect(does(t)).toMatchObject({ type: 'layTile', hex: 'F17' });
  });

  test('runs for the most there is', () => {
    const t = western({ trains: ['2'] }).operating({ company: 'GW', at: 'run' });
    expect(does(t)).toMatchObject({ type: 'run', routes: [{ train: '2-0' }] });
  });

  test('buys a train when it has none', () => {
    const t = western({ treasury: 250 }).operating({ company: 'GW', at: 'buyTrain' }, { interestPaid: true });
    expect(does(t)).toEqual({ type: 'buyTrain', from: 'bank', train: '2-0', price: 100 });
  });

  test('buys a train before it has a run, if its next tile brings one', () => {
    const t = table1856(names)
      .company('CV', { owners: { Ada: [20, 10, 10] }, treasury: 320 })
      .operating({ company: 'CV' });
    const done: string[] = [];
    for (const _ of upTo(6, 'decisions before the train')) {
      const action = does(t) as Parameters<Table['plays']>[1];
      done.push(action.type);
      t.plays('Ada', action);
      if (action.type === 'buyTrain') break;
    }
    expect(done).not.toContain('run');
    expect(done.at(-1)).toBe('buyTrain');
  });

  test('takes a loan before the president pays for a train that must be bought', () => {
    const t = western({ treasury: 50 }).operating({ company: 'GW', at: 'buyTrain' }, { interestPaid: true });
    expect(does(t)).toEqual({ type: 'takeLoan' });
  });

  test('borrows nothing where no train is worth it', () => {
    const t = western({ treasury: 20, trains: ['2', '2', '2'] });
    expect(does(t.operating({ company: 'GW', at: 'buyTrain' }, { interestPaid: true }))).toEqual({ type: 'pass' });
  });

  test('pays out when it is healthy', () => {
    const t = western({ treasury: 100, trains: ['5'] }).phase('5');
    t.operating({ company: 'GW', at: 'dividend' }, { revenue: 80, interestPaid: true });
    expect(does(t)).toEqual({ type: 'dividend', kind: 'payout' });
  });

  test('withholds where its president could not pay for the train that comes next', () => {
    const t = western({ par: 65, treasury: 0, trains: ['3'] })
      .phase('5', { '5': 3 })
      .purses({ Ada: 0 });
    t.operating({ company: 'GW', at: 'dividend' }, { revenue: 400, interestPaid: true });
    expect(does(t)).toEqual({ type: 'dividend', kind: 'withhold' });
  });

  test('redeems a loan with money it has no other use for', () => {
    const t = western({ treasury: 200, trains: ['5'], loans: 1 }).phase('5');
    expect(does(t.operating({ company: 'GW', at: 'buyTrain' }, { interestPaid: true }))).toEqual({
      type: 'redeemLoan',
    });
  });

  test('sells a private of its own to the company as dear as may be', () => {
    const t = western({ treasury: 400, trains: ['3', '3', '3', '3'] })
      .phase('3', { '3': 4 })
      .privateOf('SCFTC', 'Ada');
    const action = does(t.operating({ company: 'GW', at: 'buyTrain' }, { interestPaid: true }));
    expect(action).toEqual({ type: 'buyPrivate', private: 'SCFTC', price: 200 });
  });
});

describe('greedy in a stock round', () => {
  test('buys a share that pays, and not one of a company without a train', () => {
    const t = western({ trains: ['2', '2'], owners: { Ben: [20, 10, 10] }, at: { row: 0, col: 6 } })
      .company('LPS', { owners: { Cleo: [20, 10, 10] }, operated: true, tokens: ['C14.0'] })
      .purses({ Ada: 110 });
    expect(does(t)).toEqual({ type: 'buyShare', company: 'GW', from: 'offer' });
  });

  test('does not take over a company that would have to buy a train it cannot pay', () => {
    const t = western({ owners: { Ben: [20], Ada: [10, 10] }, pool: [10, 10, 10], at: { row: 6, col: 0 } })
      .phase('5', { '5': 3 })
      .purses({ Ada: 60 });
    expect(does(t)).not.toMatchObject({ type: 'buyShare' });
  });

  test('starts a company that it can bring to run', () => {
    const t = table1856(names).purses({ Ada: 400 });
    expect(does(t)).toMatchObject({ type: 'startCompany' });
    expect(does(table1856(names).onSale('5').purses({ Ada: 200 }))).toEqual({ type: 'pass' });
  });

  test('adds its own cash for the Diesel of a new company', () => {
    const started = (cash: number) => does(table1856(names).phase('D').purses({ Ada: cash }));
    expect(started(650)).toMatchObject({ type: 'startCompany', par: 100 });
    expect(started(610)).toEqual({ type: 'pass' }); // 600 for six shares: with a loan it is 20 short of the train
  });

  test('starts its first company at a par at which it holds half of it', () => {
    const { par } = does(table1856(names).purses({ Ada: 400 })) as { par: number };
    expect(400 / par).toBeGreaterThanOrEqual(4.4);
  });

  test('sells what could leave it with a train to pay for', () => {
    const t = western({ owners: { Ben: [20], Ada: [10, 10] }, pool: [10], at: { row: 3, col: 3 } })
      .phase('5', { '5': 3 })
      .purses({ Ada: 100 });
    expect(does(t)).toMatchObject({ type: 'sellShares', company: 'GW' });
  });
});

describe('greedy among owners', () => {
  const offered = (price: number) =>
    western({ trains: ['3'] })
      .phase('3')
      .company('LPS', { owners: { Ben: [20] }, treasury: 900, operated: true, tokens: ['C14.0'] })
      .operating({ company: 'LPS', at: 'buyTrain' }, { interestPaid: true })
      .plays('Ben', { type: 'buyTrain', from: 'GW', train: '3-0', price });

  test('gives no train away, and sells it for a good price', () => {
    expect(does(offered(1))).toEqual({ type: 'answer', reply: 'refuse' });
    expect(does(offered(200))).toEqual({ type: 'answer', reply: 'refuse' }); // the next one costs more
    expect(does(offered(900))).toEqual({ type: 'answer', reply: 'accept' });
  });

  test('bids for privates near their price', () => {
    const action = does(auction1856(names)) as { type: string; amount: number };
    expect(action).toMatchObject({ type: 'bid', amount: 105 });
  });

  test('does not take the last private without a bid for a small gain: the others would choose their companies first', () => {
    const bids = [
      ['Ada', 'WSRC', 45],
      ['Ben', 'TCC', 55],
      ['Cleo', 'GLSC', 75],
      ['Ada', 'NFSBC', 105],
    ] as const;
    const t = auction1856(names);
    for (const [name, id, amount] of bids) t.plays(name, { type: 'bid', private: id, amount });
    expect(does(t)).toMatchObject({ type: 'bid', private: 'SCFTC' });
    t.plays('Ben', { type: 'bid', private: 'SCFTC', amount: 105 });
    expect(does(t)).not.toEqual({ type: 'buyCheapest' });
  });

  test('bids by its own taste', () => {
    const first = (seed: string) =>
      JSON.stringify(advise!(game, auction1856(names).state as unknown as Core, 1, rngFrom(seed), 3));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(first)).size).toBeGreaterThan(1);
  });
});

describe('advice on 1856', () => {
  test('is legal wherever random play leads, quick or not, and so is the forecast a figure for each seat', () => {
    const s: Core = copy((setup(game, { players: 3 }, seeded('r1')) as { state: Core }).state);
    const rng = rngFrom('r1');
    const types = new Set<string>();
    let moves = 0;
    for (let [seat] = waiting(game, s); seat !== undefined; [seat] = waiting(game, s)) {
      moves += 1;
      const asked =
        moves % 4 === 0
          ? [...advise!(game, s, seat, rng, 5).map(({ action }) => action), quick(game, s, seat, rng)]
          : [];
      for (const action of asked) {
        expect(checkWhole(game, s, seat, action)).toBeNull();
        types.add(action.type);
      }
      if (moves % 20 === 0) expect(evaluate(game, s).every(Number.isFinite)).toBe(true);
      applyInPlace(game, s, seat, wander(game, s, seat, rng));
    }
    expect(types.size).toBeGreaterThan(8);
  });

  test('makes games that come from their seed alone, and replay to the same hash', () => {
    // asked for in full: among bots alone a game by the other value might never end
    const asked = { standstill: 'goesOn' };
    const table = { players: 3, asked, seed: 'g8', levels: ['greedy', 'random', 'random'] as const, playouts: 0 };
    const first = playGame(game, insight, table);
    const second = playGame(game, insight, table);
    if (!first.ok || !second.ok) throw new Error('no game');
    const told = replay(
      game,
      { table: { players: 3, asked: { standstill: 'ends' } }, chance: seeded('g8') },
      first.moves,
    );
    if (!('state' in told)) throw new Error('no replay');
    expect(told.refused).toBeNull();
    expect(isOver(told.state)).toBe(true);
    expect(hashState(told.state)).toBe(hashState(first.state));
    expect(hashState(second.state)).toBe(hashState(first.state));
  });

  test('lets search decide too, with a few playouts', () => {
    const t = western({ treasury: 250 }).operating({ company: 'GW', at: 'buyTrain' }, { interestPaid: true });
    const [name] = t.waiting;
    const seen = freeze(view(t.state)) as unknown as Core;
    const think = () => search(game, seen, t.seat(name!), { insight, rng: rngFrom('search'), playouts: 3 });
    const action = think();
    expect(checkWhole(game, seen, t.seat(name!), action)).toBeNull();
    expect(think()).toEqual(action);
  });
});
