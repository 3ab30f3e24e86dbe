import { expect, test } from 'vitest';
import { upTo } from '../../../../tests/support/bounded.ts';
import {
  applyInPlace,
  begin,
  check,
  copy,
  PASS,
  rngFrom,
  seeded,
  setup,
  waiting,
  wander,
} from '../../../engine/index.ts';
import type { Desk } from '../../../match/menu.ts';
import { readyOf } from '../../../match/menu.ts';
import { face1862 } from '../../../titles/1862/face/face.ts';
import { game1862 } from '../../../titles/1862/rules/index.ts';
import { wordsFor } from '../../../titles/words.ts';
import { onlyWay } from './onlyWay.ts';
import { rotated, rotationsOf } from './rotation.ts';

const words = await wordsFor(game1862 as never, 'en', ['A', 'B', 'C']);
const wayOf = (desk: Desk) => onlyWay({ desk, face: face1862, words, lang: 'en' });

/** A company at its first tile, which is compulsory and of which there is only one kind. */
function atFirstTile(): Desk {
  for (const seed of upTo(40, 'games without such a tile')) {
    const ready = setup(game1862, { players: 3 }, seeded(`first ${seed}`));
    if (!ready.ok) throw new Error('no set-up');
    const state = copy(ready.state);
    const rng = rngFrom(`first ${seed}`);
    for (let move = 0; move < 120; move++) {
      const [seat] = waiting(game1862, state);
      if (seat === undefined) break;
      const desk: Desk = { game: game1862 as never, state, seat };
      const must = begin(desk.game, state, seat, 'layTile') && check(desk.game, state, seat, PASS) !== null;
      if (must && wayOf(desk)?.some(({ open }) => open?.field === 'rotation')) return desk;
      applyInPlace(game1862, state, seat, wander(game1862 as never, state, seat, rng));
    }
  }
  throw new Error('no such tile');
}

test('1862: the only tile there is lies on the board at once, and is turned there like any other', () => {
  const desk = atFirstTile();
  const path = wayOf(desk)!;
  const turns = rotationsOf(path);
  expect(turns.length).toBeGreaterThan(1);
  expect(path.at(-1)!.chosen).toMatchObject({ type: 'layTile', rotation: turns[0] });
  expect(readyOf(path.at(-1)!)).not.toBeNull();
  expect(rotated(desk, path)!.at(-1)!.chosen).toMatchObject({ rotation: turns[1] });
});
