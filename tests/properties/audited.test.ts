// What `binario play --audit` does, on a small scale: two games of random bots for every number of players.
import { expect, test } from 'vitest';
import playOne from '../../src/cli/jobs/playOne.ts';
import { games } from '../support/games.ts';

const tables = games.flatMap(({ id, players: [min, max] }) =>
  Array.from({ length: max - min + 1 }, (_, i) => [id, min + i] as const),
);

test.each(tables)('%s, %i players', async (game, players) => {
  const levels = Array.from({ length: players }, () => 'random' as const);
  for (const seed of ['1', '2']) {
    const played = await playOne({ game, players, asked: {}, seed, levels, playouts: 1, audit: true, record: false });
    expect(played).toMatchObject({ seed, fault: null });
  }
});
