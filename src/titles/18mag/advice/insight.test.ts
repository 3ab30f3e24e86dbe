import { describe, expect, test } from 'vitest';
import { draft18mag, table18mag } from '../../../../tests/support/table18mag.ts';
import type { Bot } from '../../../bots/bot.ts';
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
  rngFrom,
  seeded,
  setup,
  view,
  waiting,
  wander,
} from '../../../engine/index.ts';
import { loadInsight } from '../../insights.ts';
import { loadGame } from '../../registry.ts';
import type { MajorId, MinorId } from '../rules/companies.ts';

const game = (await loadGame('18mag'))!;

const insight = await loadInsight(game);
const { advise, quick, evaluate, ahead } = insight;
const names = ['Ada', 'Ben', 'Cleo'];
type Table = ReturnType<typeof table18mag>;

/** The bot's decision for the seat that must decide. */
function does(t: Table, bot: Bot = greedy): unknown {
  const [name] = t.waiting;
  const seen = freeze(view(t.state));
  return bot(game, seen as unknown as Core, t.seat(name!), { insight, rng: rngFrom('greedy'), playouts: 12 });
}

/** Ada's minor 13 at Fiume, with track to Trieszt. */
const southern = (position: { treasury?: number; trains?: readonly string[] }): Table =>
  table18mag(names)
    .tile('I2', '57', 2)
    .minor('13', { owner: 'Ada', ...position });

describe('greedy', () => {
  test('drafts something', () => {
    expect(does(draft18mag(names))).toMatchObject({ type: 'draft' });
  });

  test('lays the tile that gives its minor a run', () => {
    const t = table18mag(names)
      .minor('13', { owner: 'Ada', treasury: 50, trains: ['2'] })
      .operating({ company: '13' });
    expect(does(t)).toMatchObject({ type: 'layTile', hex: 'I2' });
  });

  test('looks at the tile that joins two cities where its minor stands in both', () => {
    const t = table18mag(names)
      .phase('brown')
      .tile('G10', '8860', 0)
      .minor('7', { owner: 'Ada', treasury: 50, trains: ['2'], tokens: ['G10.0', 'G10.1'] })
      .operating({ company: '7' });
    expect(t.values('Ada', 'layTile')).toContain('G10');
    expect(does(t)).toMatchObject({ type: 'layTile' });
  });

  test('thinks about a tile that joins two cities with its own tokens in both', () => {
    const t = table18mag(names)
      .phase('brown')
      .tile('G10', '8858', 0)
      .minor('7', { owner: 'Ada', treasury: 100, trains: ['2'], tokens: ['G10.0', 'G10.1'] })
      .operating({ company: '7' });
    expect(t.choices('Ada').find(({ type }) => type === 'layTile')?.open).toMatchObject({
      values: expect.arrayContaining(['G10']),
    });
    expect(does(t)).toMatchObject({ type: expect.stringMatching(/layTile|pass/) });
  });

  test('runs for the most there is, with the wagon that pays', () => {
    const t = southern({ treasury: 50, trains: ['2'] }).operating({ company: '13', at: 'run' });
    expect(does(t)).toMatchObject({ type: 'run', wagons: ['RABA'], routes: [{ train: '2-0' }] });
  });

  test('buys a train when there is none and rounds are left', () => {
    const t = southern({ treasury: 100 }).operating({ company: '13', at: 'buyTrain' });
    expect(does(t)).toEqual({ type: 'buyTrain', from: 'bank', train: '2', price: 80 });
  });

  test('pays out what a major has', () => {
    const t = table18mag(names)
      .major('SIK', { owners: { Ada: [20, 10] }, treasury: 60 })
      .operating({ company: 'SIK', at: 'dividend' });
    expect(does(t)).toEqual({ type: 'dividend', amount: 60 });
  });

  test('keeps what moves no price for another round, and pays all in the last one', () => {
    const paying = (round: number) =>
      table18mag(names)
        .phase('gray')
        .major('SIK', { price: 100, owners: { Ada: [20, 10] }, treasury: 90 })
        .operating({ company: 'SIK', at: 'dividend', round, of: 3, last: true });
    expect(does(paying(1))).toEqual({ type: 'dividend', amount: 60 });
    expect(does(paying(3))).toEqual({ type: 'dividend', amount: 90 });
  });

  test('makes room for a better train while there are rounds for it, and not in the last one', () => {
    const full = (round: number) =>
      southern({ treasury: 400, trains: ['2', '2'] })
        .phase('gray')
        .operating({ company: '13', at: 'run', round, of: 3, last: true });
    expect(does(full(3))).toMatchObject({ type: 'run' });
  });

  test('hires for a Forint of its own more what a treasury has no other use for', () => {
    const t = southern({ treasury: 100, trains: ['2'] })
      .phase('gray')
      .operating({ company: '13', at: 'run', round: 3, of: 3, last: true });
    expect(does(t)).toMatchObject({ type: 'run', wagons: ['RABA'] });
  });

  test('places a token of its major where its own minor runs, if the price loses nothing by it', () => {
    const t = southern({ trains: ['2'] })
      .phase('green')
      .tile('I2', '237', 2)
      .major('SIK', { price: 400, owners: { Ada: [20] }, treasury: 100 })
      .operating({ company: 'SIK', at: 'placeMajorToken' });
    expect(does(t)).toMatchObject({ type: 'placeMajorToken', city: 'I2.0' });
  });

  test('puts its money into shares', () => {
    const t = table18mag(names).purses({ Ada: 200 });
    for (const id of ['1', '3', '5', '8', '10', '13'] as const) t.minor(id, { owner: 'Ben' });
    t.stockRound({ turn: 'Ada' });
    expect(does(t)).toMatchObject({ type: 'buyShare' });
  });

  test('sells no train for a Forint that brings more', () => {
    const t = southern({ trains: ['2'], treasury: 0 })
      .minor('8', { owner: 'Ben', treasury: 100, trains: [] })
      .operating({ company: '8', at: 'buyTrain' })
      .plays('Ben', { type: 'buyTrain', from: '13', train: '2-0', price: 1 });
    expect(does(t)).toEqual({ type: 'answer', reply: 'refuse' });
  });
});

describe('greedy with shares', () => {
  /** Ada has as many certificates as she may, five of them of SNW, which earns little; the bank has shares of SKEV. */
  const full = (cash: number): Table =>
    table18mag(names)
      .phase('gray')
      .purses({ Ada: cash })
      .major('SNW', { price: 60, owners: { Ada: [20, 10, 10, 10, 10] } })
      .major('RABA', { price: 140, owners: { Ada: [20, 10, 10, 10, 10] } })
      .major('G&C', { price: 152, owners: { Ada: [20, 10, 10, 10, 10] } })
      .major('SIK', { price: 242, owners: { Ada: [20, 10, 10], Ben: [10, 10, 10, 10, 10, 10] } })
      .major('MAVAG', { price: 192, owners: { Ben: [20, 10, 10, 10, 10], Cleo: [10, 10, 10, 10] } })
      .major('SKEV', { price: 260 });

  test('drafts the share that goes furthest, and the home that runs best before a worse one', () => {
    const t = draft18mag(names);
    const items: string[] = [];
    for (let i = 0; i < 9; i++) {
      const action = does(t) as { type: 'draft'; item: MinorId | MajorId };
      items.push(action.item);
      t.plays(t.waiting[0]!, action);
    }
    expect(items[0]).toBe('SKEV');
    expect(items).toContain('11');
    expect(items).not.toContain('10');
    expect(items).not.toContain('SNW');
  });

  test('exchanges shares that stand still for better ones, once it may hold no more', () => {
    const t = full(1000);
    const sale = { type: 'sellShares', company: 'SNW', percent: 40 } as const;
    expect(does(t)).toEqual(sale);
    expect(does(t.plays('Ada', sale))).toEqual({ type: 'buyShare', company: 'SKEV' });
  });

  test('sells no more than the money for better ones asks for', () => {
    expect(does(full(150))).toEqual({ type: 'sellShares', company: 'SNW', percent: 20 });
  });

  test('keeps what it has where too much would have to be sold', () => {
    expect(does(full(0).major('SKEV', { price: 360 }))).toMatchObject({ type: 'pass' });
  });

  test('sells nothing for what it can buy as it is', () => {
    const t = table18mag(names)
      .phase('gray')
      .purses({ Ada: 1000 })
      .major('SNW', { price: 60, owners: { Ada: [20, 10, 10] } });
    expect(does(t)).toMatchObject({ type: 'buyShare' });
  });
});

describe.each([1, 3])('advice for %i players', (players) => {
  test('is legal wherever random play leads, quick or not, and the forecast has a figure for each seat', () => {
    const s: Core = copy((setup(game, { players }, seeded('r1')) as { state: Core }).state);
    const rng = rngFrom('r1');
    const types = new Set<string>();
    let moves = 0;
    for (let [seat] = waiting(game, s); seat !== undefined; [seat] = waiting(game, s)) {
      moves += 1;
      const further = () => ahead!.advise!(game, s, seat!, rngFrom('further'), 5);
      const asked =
        moves % 4 === 0
          ? [
              ...[...advise!(game, s, seat, rng, 5), ...further()].map(({ action }) => action),
              quick(game, s, seat, rng),
            ]
          : [];
      for (const action of asked) {
        expect(checkWhole(game, s, seat, action)).toBeNull();
        types.add(action.type);
      }
      if (moves % 20 === 0) {
        expect(evaluate(game, s)).toHaveLength(Math.max(2, players));
        expect(evaluate(game, s).every(Number.isFinite)).toBe(true);
      }
      applyInPlace(game, s, seat, wander(game, s, seat, rng));
    }
    expect(types.size).toBeGreaterThan(4);
  });
});

describe('games of greedy bots', () => {
  test('come from their seed alone: István is beaten, or beats, the same way again', () => {
    const table = { players: 1, seed: 'g3', levels: ['greedy'] as const, playouts: 0 };
    const [first, second] = [playGame(game, insight, table), playGame(game, insight, table)];
    if (!first.ok || !second.ok) throw new Error('no game');
    expect(hashState(second.state)).toBe(hashState(first.state));
  });

  test('are decided by search too, with a few playouts', () => {
    const t = southern({ treasury: 100 }).operating({ company: '13', at: 'buyTrain' });
    const seen = freeze(view(t.state)) as unknown as Core;
    const think = () => search(game, seen, t.seat('Ada'), { insight, rng: rngFrom('search'), playouts: 3 });
    const action = think();
    expect(checkWhole(game, seen, t.seat('Ada'), action)).toBeNull();
    expect(think()).toEqual(action);
  });
});
