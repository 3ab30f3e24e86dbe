// Agreeing with programs on what is played, and keeping them from game to game.
import { afterAll, expect, test } from 'vitest';
import { loadGame } from '../../titles/registry.ts';
import { guard } from './keeper.ts';
import { greeted, programs } from './programs.ts';

const keeper = guard();
afterAll(() => keeper.end());

const game = (await loadGame('chicago-express'))!;
const other = (await loadGame('first-line'))!;
const saying = (answer: object) => ['sh', '-c', `while read -r line; do echo '${JSON.stringify(answer)}'; done`];
const ready = saying({ ready: 'Ada’s' });

test.each([
  ['refuses', saying({ refuse: 'only first-line' }), { failure: 'refused', message: 'only first-line' }],
  ['answers something else', saying({ move: { type: 'pass' } }), { failure: 'refused' }],
  ['answers nonsense', ['sh', '-c', 'read -r line; echo hello'], { failure: 'nonsense', message: 'hello' }],
])('a program that %s is not played with', async (_, command, failed) => {
  await expect(greeted(game, command, keeper, 20_000)).rejects.toMatchObject(failed);
});

test('one process for each seat, kept from game to game of a title', async () => {
  const own = programs(keeper);
  const first = await own.for(game, [ready, ready], 20_000);
  expect(first).toMatchObject([{ name: 'Ada’s' }, { name: 'Ada’s' }]);
  expect(first[0]).not.toBe(first[1]);
  const again = await own.for(game, [ready, ready], 20_000);
  expect(again.map((one, i) => one === first[i])).toEqual([true, true]);
  const [next] = await own.for(other, [ready], 20_000);
  expect(next).not.toBe(first[0]);
  expect(first).toMatchObject([{ program: { isRunning: false } }, { program: { isRunning: false } }]);
  own.end();
  expect(next).toMatchObject({ program: { isRunning: false } });
});

test('one that has ended is started again for the next game', async () => {
  const own = programs(keeper);
  const [first] = await own.for(game, [ready], 20_000);
  if (first && 'program' in first) first.program.end();
  expect(await own.for(game, [ready], 20_000)).toMatchObject([{ program: { isRunning: true } }]);
  expect(await own.for(game, [['/nowhere/bot']], 20_000)).toMatchObject([{ failure: 'gone' }]);
  own.end();
});
