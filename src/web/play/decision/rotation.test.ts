import { expect, test } from 'vitest';
import { upTo } from '../../../../tests/support/bounded.ts';
import { applyInPlace, begin, copy, narrow, rngFrom, seeded, setup, waiting, wander } from '../../../engine/index.ts';
import { type Desk, readyOf } from '../../../match/menu.ts';
import { game18mag } from '../../../titles/18mag/rules/index.ts';
import { answersOf, isTried, rotated, untried, withRotation } from './rotation.ts';

/** Only minor 6 has its turn, with a terrain token and hills around it. */
function atHome(): Desk {
  const ready = setup(game18mag, { players: 3 }, seeded('turn'));
  if (!ready.ok) throw new Error('no set-up');
  const state = copy(ready.state);
  const rng = rngFrom('turn');
  for (const _ of upTo(500, 'moves before the turn of minor 6')) {
    if (state.flow.at(-1)?.kind === 'minor' && companyOf(state) === '6') break;
    const [seat] = waiting(game18mag, state);
    applyInPlace(game18mag, state, seat!, wander(game18mag as never, state, seat!, rng));
  }
  return { game: game18mag as never, state, seat: waiting(game18mag, state)[0]! };
}

const companyOf = (state: { flow: readonly object[] }): unknown =>
  (state.flow.at(-1) as { company?: unknown } | undefined)?.company;

test('a tile lies on the board as soon as it is chosen, and turned it keeps what was decided besides', () => {
  const desk = atHome();
  const { game, state, seat } = desk;
  const first = begin(game, state, seat, 'layTile')!;
  const atHex = narrow(game, state, first, 'B17');
  const atTile = narrow(game, state, atHex, '57');
  const tried = withRotation(desk, [first, atHex, atTile]);
  expect(isTried(tried.at(-1)!)).toBe(true);
  expect(readyOf(tried.at(-1)!)).toMatchObject({ hex: 'B17', tile: '57', terrain: 'treasury' });

  const [terrain] = answersOf(desk, tried);
  expect(terrain).toMatchObject({ field: 'terrain', chosen: 'treasury' });
  const byToken = terrain!.ways.find(({ value }) => value === 'token')!.path;
  const turned = rotated(desk, byToken)!;
  expect(readyOf(turned.at(-1)!)).toMatchObject({ terrain: 'token' });
  expect(turned.at(-1)!.chosen.rotation).not.toBe(byToken.at(-1)!.chosen.rotation);
  expect(untried(turned)).toEqual([first, atHex, atTile]);
});
