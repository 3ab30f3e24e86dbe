import { expect, test } from 'vitest';
import * as list from './list.ts';

test.each(Object.values(list))(
  '$name: the card says of the game what its rules say',
  async ({ id, name, cover, rules }) => {
    const game = await rules();
    expect({ id: game.id, name: game.name }).toEqual({ id, name });
    const [least, most] = cover.players;
    expect([Math.min(...game.players), Math.max(...game.players)]).toEqual([least, most]);
  },
);
