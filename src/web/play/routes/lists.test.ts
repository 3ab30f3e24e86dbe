import { expect, test } from 'vitest';
import { upTo } from '../../../../tests/support/bounded.ts';
import { greedy } from '../../../bots/greedy.ts';
import { applyInPlace, begin, copy, rngFrom, seeded, setup, waiting } from '../../../engine/index.ts';
import type { Desk } from '../../../match/menu.ts';
import { game18mag } from '../../../titles/18mag/rules/index.ts';
import { loadInsight } from '../../../titles/insights.ts';
import { isBeforeRuns, listOf, unlisted, withList } from './lists.ts';

const game = game18mag as never as Desk['game'];
const insight = await loadInsight(game);

/** The first run that may be preceded by a wagon. */
function beforeWagons(): Desk {
  const ready = setup(game18mag, { players: 2 }, seeded('1'));
  if (!ready.ok) throw new Error('no set-up');
  const state = copy(ready.state);
  const thinking = { insight, rng: rngFrom('lists'), playouts: 1 };
  const desk = () => ({ game, state, seat: waiting(game, state)[0]! });
  for (const _ of upTo(2000, 'moves without a wagon')) {
    const { seat } = desk();
    if (begin(game, state, seat, 'run')?.open?.kind === 'list') break;
    applyInPlace(game, state, seat, greedy(game, state, seat, thinking));
  }
  return desk();
}

test('wagons are taken and left without losing the runs that follow', () => {
  const desk = beforeWagons();
  const first = begin(desk.game, desk.state, desk.seat, 'run')!;
  expect(isBeforeRuns(desk, first)).toBe(true);
  const none = withList(desk, [first], [])!;
  expect(none.at(-1)!.open).toMatchObject({ kind: 'routes' });
  expect(listOf(desk, none)).toMatchObject({ field: 'wagons', values: [{ value: 'RABA', taken: false }] });
  const one = listOf(desk, none)!.values[0]!.path!;
  expect(one.at(-1)!.chosen.wagons).toEqual(['RABA']);
  expect(listOf(desk, one)!.values[0]!.path).toEqual(none);
  expect(unlisted(one)).toEqual([first]);
  expect(withList(desk, [first], ['RABA', 'RABA'])).toBeNull();
});
