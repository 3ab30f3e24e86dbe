import { expect, test } from 'vitest';
import type { Played } from '../jobs/playOne.ts';
import type { Match } from './schedule.ts';
import { standing } from './standing.ts';

const match = (bots: readonly string[], players: number): Match => ({
  ...{ title: 'any', players, bots, asked: {}, games: 4, seed: 1, playouts: 1 },
});

/** A game with these bots in their seats, and what each seat was worth. */
function game(seats: readonly string[], worth: readonly number[], rest: Partial<Played> = {}): Played {
  const best = Math.max(...worth);
  return {
    ...{ seed: '1', players: seats.length, seats, actions: 1, ms: 1, tags: [], fault: null, record: null },
    worth: Object.fromEntries(worth.map((sum, i) => [i + 1, sum])),
    winners: worth.flatMap((sum, i) => (sum === best ? [i + 1] : [])),
    ...{ replaced: {}, counts: {}, phases: [], thought: [], ...rest },
  };
}

test('share and lead follow the bot, not the seat; wins by seat follow the seat', () => {
  const told = standing(match(['a', 'b'], 2), [
    game(['a', 'b'], [10, 4]),
    game(['b', 'a'], [6, 8]),
    game(['a', 'b'], [5, 5]),
    game(['b', 'a'], [9, 3]),
  ]);
  // a: 1, 1 | ½, 0: blocks 1 and ¼. Leads 6, 2 | 0, -6: blocks 4 and -3
  expect(told).toMatchObject({
    bots: ['a', 'b'],
    games: 4,
    share: [0.625, 0.375],
    se: [0.375, 0.375],
    margin: [0.5, -0.5],
    marginSe: [3.5, 3.5],
    bySeat: [2.5, 1.5],
  });
});

test('bots of one name are one bot: its places in the list share what it won', () => {
  const [first, second] = [game(['a', 'b', 'b'], [1, 9, 5]), game(['b', 'a', 'b'], [3, 8, 4])];
  const told = standing(match(['a', 'b', 'b'], 3), [first, second]);
  expect(told.share).toEqual([0.5, 0.25, 0.25]);
  expect(told.margin).toEqual([-0.8, 0.8, 0.8]); // 1 - 7, 8 - 3.5
  expect(told.se).toEqual([null, null, null]); // not one block is complete
});

test('a bot among itself leads nobody; an automaton has a seat but is no bot', () => {
  expect(standing(match(['a'], 2), [game(['a', 'a'], [2, 1]), game(['a', 'a'], [1, 2])])).toMatchObject({
    ...{ bots: ['a'], share: [1], se: [0], margin: [0], marginSe: [0], bySeat: [1, 1] },
  });
  const alone = standing(match(['a'], 1), [game(['a', 'automaton'], [4, 7]), game(['a', 'automaton'], [9, 7])]);
  expect(alone).toMatchObject({ share: [0.5], se: [0.5], margin: [-0.5], bySeat: [1, 1] });
});

test('counts are means a game, phases are games, and thoughts are judged together', () => {
  const failed = { moves: 3, first: { failure: 'gone' as const, text: '' } };
  const told = standing(match(['a', 'exec:b'], 2), [
    game(['a', 'exec:b'], [1, 2], {
      counts: { sold: 3 },
      phases: ['2', '3'],
      thought: [1, 2.04],
      replaced: { 2: failed },
    }),
    game(['exec:b', 'a'], [1, 2], { counts: { bought: 1 }, phases: ['2'], thought: [9] }),
  ]);
  expect(told.counts).toEqual({ bought: 0.5, 'replaced:exec:b': 1.5, sold: 1.5 });
  expect(told.phases).toEqual({ 2: 2, 3: 1 });
  expect(told.ms).toEqual({ p99: 9, max: 9 });
});
