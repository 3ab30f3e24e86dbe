// `binario play --audit` on a small scale: a game of random bots for every number of players. An example, which has no
// bots of its own, is played by greedy ones too.
import { expect, test } from 'vitest';
import playOne from '../../src/cli/jobs/playOne.ts';
import { examples, games } from '../support/games.ts';

const tables = [...games, ...examples].flatMap(({ id, players: [min, max] }) =>
  Array.from({ length: max - min + 1 }, (_, i) => [id, min + i] as const),
);

test.each(examples.map(({ id }) => id))('%s, one greedy and one random bot', async (game) => {
  const played = await playOne({
    ...{ game, players: 2, asked: {}, seed: '1', levels: ['greedy', 'random'] as const },
    ...{ playouts: 1, audit: true, record: false },
  });
  expect(played).toMatchObject({ fault: null, winners: [1] });
});

test.each(tables)('%s, %i players', async (game, players) => {
  const levels = Array.from({ length: players }, () => 'random' as const);
  const seed = '1';
  const played = await playOne({ game, players, asked: {}, seed, levels, playouts: 1, audit: true, record: false });
  expect(played).toMatchObject({ seed, fault: null });
});
