import { expect, test } from 'vitest';
import { goldenAt } from '../../../../tests/support/goldenAt.ts';
import type { Game } from '../../../engine/index.ts';
import { playOn } from '../../../match/playOn.ts';
import { game1865 } from '../rules/index.ts';
import { operating, type State1865, turnOf } from '../rules/state.ts';
import { minesIn, trafficIn } from './trafficFacts.ts';

const at = (move: number) => goldenAt(game1865 as unknown as Game, '4p-full', move) as State1865;

/** A move in the turn of FMS, which works a mine. */
const MOVE = 31;

test('the next revenue is what a company earns that builds nothing more, its mines included', () => {
  const s = at(MOVE);
  const company = operating(s);
  const foreseen = trafficIn(s).find((one) => one.company === company)!;
  const done = playOn(game1865, s, (now) => !['dividend', 'trains', 'endTurn'].includes(turnOf(now).at ?? ''));
  expect(minesIn(s).some((mine) => mine.company === company && mine.now > 0)).toBe(true);
  expect(foreseen.revenue).toBe(turnOf(done.state).revenue);
  expect(foreseen.left).toBe(done.state.companies[company].traffic - foreseen.coverage);
});

test('a mine wears out when its phase has come, and only where it is worked', () => {
  const s = at(MOVE);
  const worked = minesIn(s).find(({ company }) => company !== null)!;
  expect(worked).toMatchObject({ now: 2, later: 2 });
  s.phase = '3';
  const later = minesIn(s);
  expect(later.find(({ hex }) => hex === worked.hex)).toMatchObject({ now: 2, later: 1 });
  expect(later.filter(({ company }) => company === null).every((mine) => mine.now === mine.later)).toBe(true);
});
