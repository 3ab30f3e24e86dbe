// `binario play --audit` on a small scale: a game of random bots for every number of players. An example, which has no
// bots of its own, is played by greedy ones too.
import { expect, test } from 'vitest';
import { playOne } from '../../src/cli/jobs/playOne.ts';
import { programs } from '../../src/cli/programs/programs.ts';
import { examples, games } from '../support/games.ts';

const none = programs({ began() {}, ended() {} });

const tables = [...games, ...examples].flatMap(({ id, players: [min, max] }) =>
  Array.from({ length: max - min + 1 }, (_, i) => [id, min + i] as const),
);

test.each(examples.map(({ id }) => id))('%s, one greedy and one random bot', async (game) => {
  const table = { game, players: 2, asked: {}, seed: '1', bots: ['greedy', 'random'] };
  const played = await playOne({ ...table, playouts: 1, audit: true, record: false, measure: false }, none);
  expect(played).toMatchObject({ fault: null, winners: [1] });
});

test.each(tables)('%s, %i players', async (game, players) => {
  const bots = Array.from({ length: players }, () => 'random');
  const seed = '1';
  const table = { game, players, asked: {}, seed, bots };
  const played = await playOne({ ...table, playouts: 1, audit: true, record: false, measure: false }, none);
  expect(played).toMatchObject({ seed, fault: null });
});
