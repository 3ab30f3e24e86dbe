import { describe, expect, test } from 'vitest';
import { toy } from '../../tests/support/toy.ts';
import { type Core, type Game, seeded, setup } from '../engine/index.ts';
import { loadGame } from '../titles/registry.ts';
import { choicesAt, placesFrom, whyNotAt } from './choicesAt.ts';
import { type Desk, menuOf, type Path } from './menu.ts';

const chicago = (await loadGame('chicago-express'))!;

/** The first turn after the opening auctions: seat 1 has paid 5 for each of the four shares. */
function firstTurn(): Desk {
  const ready = setup(chicago, { players: 2 }, seeded('x'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  const state = structuredClone(ready.state) as unknown as Core & {
    shares: Record<string, number[]>;
    cash: Record<string, number>;
  };
  state.flow = [{ kind: 'play', at: 'action', seat: 1, arrived: null } as Core['flow'][number]];
  state.shares.PRR = [1, 0];
  state.shares.NYC = [0, 1];
  state.cash['treasury:PRR'] = 10;
  return { game: chicago, state, seat: 1 };
}

const chosen = (paths: readonly Path[]) => paths.map((path) => path.at(-1)!.chosen);

function pick(desk: Desk, path: Path, value: string | number): Path {
  const { next } = menuOf(desk, path).items.find((item) => item.value === value)!;
  return [...path, next!];
}

describe('a finger on the board', () => {
  const desk = firstTurn();
  const isHex = (id: string) => /^[A-Z]\d+$/.test(id);
  const open = [...placesFrom(desk, [], isHex)];
  const hex = open.find((id) => choicesAt(desk, [], id).some((path) => path.at(-1)!.type === 'build'))!;

  test('at the top it goes through the company to the hex', () => {
    const ways = choicesAt(desk, [], hex).filter((path) => path.at(-1)!.type === 'build');
    expect(chosen(ways)).toEqual([{ type: 'build', company: 'PRR', hexes: [hex] }]);
    // Esc goes back over each step of the way
    expect(ways[0]!.map((choice) => Object.keys(choice.chosen).length)).toEqual([1, 3, 3]);
  });

  test('what may be picked by a finger is what a finger finds choices at', () => {
    expect(open.length).toBeGreaterThan(2);
    for (const id of open) expect(choicesAt(desk, [], id), id).not.toEqual([]);
  });

  test('inside the list it adds the hex, and only there', () => {
    const inside = pick(desk, pick(desk, [], 'build'), 'PRR');
    expect(chosen(choicesAt(desk, inside, hex))).toEqual([{ type: 'build', company: 'PRR', hexes: [hex] }]);
    expect(choicesAt(desk, inside, 'nowhere')).toEqual([]);
  });

  test('why not: each kind of action that could have meant the hex has its reason', () => {
    const far = whyNotAt(desk, [], 'A2');
    expect(choicesAt(desk, [], 'A2')).toEqual([]);
    expect(far.map(({ type }) => type)).toEqual(['build', 'develop']);
    for (const { refusal } of far) expect(refusal.rule).toMatch(/^chicago-express-R\d+$/);
  });

  test('why not, with the company chosen', () => {
    const inside = pick(desk, pick(desk, [], 'build'), 'PRR');
    const [why] = whyNotAt(desk, inside, 'A2');
    expect(why).toMatchObject({ type: 'build', refusal: { args: { hex: 'A2' } } });
    expect(whyNotAt(desk, inside, 'nowhere')).toEqual([]);
  });
});

test('behind a number nothing is guessed; ids that are numbers are found by their letters', () => {
  const game = toy as unknown as Game;
  const ready = setup(game, { players: 2 }, seeded('stall'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  const desk: Desk = { game, state: ready.state, seat: 1 };
  expect(choicesAt(desk, [], '2')).toEqual([]);
  const path = pick(desk, pick(desk, [], 'buy'), 'apple');
  const gifts = { ...path.at(-1)!, chosen: { type: 'buy', good: 'apple', amount: 1 } };
  const list: Path = [
    ...path,
    { ...gifts, open: { kind: 'list', field: 'gifts', soFar: [], values: [2], mayStop: true } },
  ];
  expect(chosen(choicesAt(desk, list, '2'))).toEqual([{ type: 'buy', good: 'apple', amount: 1, gifts: [2] }]);
  expect(whyNotAt(desk, list, '1')).toMatchObject([{ type: 'buy', refusal: { code: 'buy.toSelf' } }]);
});
