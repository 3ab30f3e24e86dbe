// A playout asks less than a table does, and plays the same games: what it does is legal where somebody decides, and a pass
// where a table would have gone on by itself.
import { expect, test } from 'vitest';
import { rngFrom } from '../../src/engine/core/chance.ts';
import { check } from '../../src/engine/core/check.ts';
import { copy } from '../../src/engine/core/copy.ts';
import { askedAlone } from '../../src/engine/core/options.ts';
import { isOver } from '../../src/engine/core/play.ts';
import { playOut } from '../../src/engine/core/playOut.ts';
import { restless } from '../../src/engine/flow/settle.ts';
import { tables } from '../support/games.ts';
import { start } from '../support/randomPlay.ts';

const MOST_MOVES = 10_000;

const smallest = tables.filter(([, game, players]) => game.players[0] === players);

test.each(smallest)('%s: is a legal game', (_, game, players) => {
  const s = copy(start(game, players, 'play out', askedAlone(game)));
  let moves = 0;
  let decided = 0;
  playOut(game, s, rngFrom('play out'), (at, seat, action) => {
    moves += 1;
    if (moves > MOST_MOVES) throw new Error('it does not end');
    if (restless(game, at)) expect(action).toEqual({ type: 'pass' });
    else {
      decided += 1;
      expect({ action, refusal: check(game, at, seat, action) }).toEqual({ action, refusal: null });
    }
  });
  expect(isOver(s)).toBe(true);
  expect(decided).toBeGreaterThan(0);
  expect(game.audit(s)).toBeNull();
});
