// What a manner changes in an adviser's ideas: errors, likings and harm.
import { expect, test } from 'vitest';
import { upTo } from '../../../tests/support/bounded.ts';
import {
  type Action,
  type Core,
  type Game,
  rngFrom,
  type Seat,
  seeded,
  setup,
  waiting,
  wander,
} from '../../engine/index.ts';
import { loadGame } from '../../titles/registry.ts';
import { mannerOf } from '../manner.ts';
import { withHarm } from './harm.ts';
import { insight18xx } from './insight.ts';
import { ranked } from './ranked.ts';
import { DUTY } from './situation.ts';

interface Table {
  readonly game: Game;
  readonly s: Core;
  readonly seat: Seat;
}

async function begun(id: string): Promise<Table> {
  const game = (await loadGame(id))!;
  const { state: s } = setup(game, { players: 3 }, seeded('liking')) as { state: Core };
  return { game, s, seat: waiting(game, s)[0]! };
}

/** A legal action of this type. */
function legal({ game, s, seat }: Table, type: string): Action {
  const rng = rngFrom('legal');
  for (const _ of upTo(200, `draws of ${type}`)) {
    const action = wander(game, s, seat, rng);
    if (action.type === type) return action;
  }
  throw new Error(type);
}

const draft = await begun('1865');
const [first, second] = ['M1', 'M2'].map((maritime) => ({ type: 'takeMaritime', maritime }));

/** Of a hundred judgements with errors, those that put the first of two ideas before the second. */
function rightOf(values: readonly [number, number]): number {
  const rng = rngFrom('doubt');
  const ideas = [first!, second!].map((action, i) => ({ action, value: values[i]! }));
  const { game, s, seat } = draft;
  return Array.from({ length: 100 }, () => ranked(game, s, seat, rng, ideas, 1, 1)[0]!.action).filter(
    (action) => action === first,
  ).length;
}

test('whoever errs takes a worse idea for a better, but what both bring in any case is not misjudged', () => {
  for (const values of [
    [60, 40],
    [1000, 980],
  ] as const) {
    expect(rightOf(values)).toBeLessThan(98);
    expect(rightOf(values)).toBeGreaterThan(70);
  }
});

test('nobody errs about a duty', () => {
  expect(rightOf([DUTY, 500])).toBe(100);
  expect(rightOf([DUTY, 2000])).toBe(100);
});

test('an investor likes a company to start more than it is worth, a builder less', async () => {
  const { game, s, seat } = await begun('first-line');
  const idea = { action: legal({ game, s, seat }, 'startCompany'), value: 100 };
  const { advise } = insight18xx(() => [0, 0, 0], { [s.flow.at(-1)!.kind]: () => [idea] }, 0);
  const liked = (temper?: 'builder' | 'investor') =>
    advise(game, s, seat, rngFrom('liked'), 1, mannerOf(0, temper))[0]!.value;
  for (const [value, about] of [
    [liked(), 100],
    [liked('investor'), 130],
    [liked('builder'), 90],
  ] as const)
    expect(Math.abs(value - about)).toBeLessThanOrEqual(2); // near-equal ideas are drawn among
});

test('a raider adds half of what the others lose', () => {
  const { game, s, seat } = draft;
  const forecasts = [
    [100, 100, 100],
    [100, 40, 80],
  ];
  const forecast = () => forecasts.shift()!;
  const ideas = [{ action: first!, value: 10 }];
  // half the best of them and half their average: 100 before, (80 + 60) / 2 after
  expect(withHarm(game, s, seat, rngFrom('harm'), { ideas, forecast, harm: 0.5 })).toEqual([
    { action: first, value: 10 + 0.5 * (100 - 70) },
  ]);
});
