import { expect, test } from 'vitest';
import { type Core, seeded, setup } from '../../engine/index.ts';
import { railOf } from '../../kernel/index.ts';
import { exampleIds, gameIds, loadGame } from '../../titles/registry.ts';
import { wordsFor } from '../../titles/words.ts';
import { tileStock } from '../panels/tiles/tileStock.ts';
import { loadFace } from './face.ts';

/** Sets up an 18xx game at its largest table. */
async function set(id: string) {
  const game = (await loadGame(id))!;
  const begun = setup(game, { players: game.players.at(-1)! }, seeded('box'));
  if (!begun.ok) throw new Error(id);
  const state = begun.state as Core;
  const words = await wordsFor(game, 'it', Array<string>(state.players).fill(''));
  return { game, state, words, face: await loadFace(id, begun.state) };
}

const rails = [...gameIds, ...exampleIds].filter((id) => id !== 'chicago-express');

test.each(rails)('%s: each phase once, one of them now, and every train that rusts is told of in one', async (id) => {
  const { game, state, words, face } = await set(id);
  const { phases } = face.depot!(state, words, 'it');
  expect(phases.filter(({ now }) => now)).toHaveLength(1);
  expect(new Set(phases.map((phase) => phase.id)).size).toBe(phases.length);
  const rusting = railOf(game)!
    .trainTypes(state as never)
    .filter(({ rustsOn }) => rustsOn !== undefined);
  expect(phases.flatMap(({ rusts }) => rusts).toSorted()).toEqual(rusting.map(({ type }) => type).toSorted());
});

test.each(rails)('%s: every tile lies in one colour, and what it becomes comes from it', async (id) => {
  const { state, face } = await set(id);
  const tiles = tileStock(face.track!, state).flatMap((colour) => colour.tiles);
  expect(tiles.map((tile) => tile.id).toSorted()).toEqual(face.track!.tiles.toSorted());
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  for (const tile of tiles) for (const next of tile.becomes) expect(byId.get(next)?.comesFrom).toContain(tile.id);
});

test.each(rails)('%s: from every space of its market markers go to spaces that are there', async (id) => {
  const { state, words, face } = await set(id);
  const spaces = face.market!(state, words, 'it').rows.flat();
  const prices = new Map(spaces.map(({ id: spot, price }) => [spot, price]));
  expect(spaces.some(({ steps }) => steps.length > 0)).toBe(true);
  for (const { steps } of spaces) for (const { to, price } of steps) expect(prices.get(to)).toBe(price);
});

test.each([
  ['1862', 210, 'a single share sold by others', 'each share sold by its director'],
  ['1865', 100, 'shares sold by others', 'each share sold by its president or the Dragons'],
])('%s: at %i the market says whose sales lower a price', async (id, price, spared, lowers) => {
  const { state, words, face } = await set(id);
  const space = face.market!(state, words, 'en')
    .rows.flat()
    .find((one) => one.price === price)!;
  const after = (why: string) => space.steps.find((step) => step.why === why)!.price;
  expect(after(spared)).toBe(price);
  expect(after(lowers)).toBeLessThan(price);
});
