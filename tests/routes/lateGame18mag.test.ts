// Search steps for wagons on boards of 18Mag full of track: every way to assign them is searched.
import { expect, test } from 'vitest';
import { seeded } from '../../src/engine/core/chance.ts';
import { copy } from '../../src/engine/core/copy.ts';
import { setup } from '../../src/engine/core/setup.ts';
import { fullBoard } from '../../src/engine/routes/testing/fullBoard.ts';
import { bestOfWays, checkWays } from '../../src/engine/routes/ways.ts';
import { graphOf } from '../../src/engine/track/graph.ts';
import { numbers } from '../../src/engine/track/testing/randomBoard.ts';
import { freeSlots, putToken } from '../../src/engine/track/tokens.ts';
import { giveTrain } from '../../src/engine/trains/depot.ts';
import type { MajorId } from '../../src/titles/18mag/rules/companies.ts';
import { game18mag } from '../../src/titles/18mag/rules/index.ts';
import { mapOf } from '../../src/titles/18mag/rules/map.ts';
import { routeProblems } from '../../src/titles/18mag/rules/operating/problem.ts';
import type { State18Mag } from '../../src/titles/18mag/rules/state.ts';

/** The last phase: every hex has its last possible tile, and many cities have others' tokens. */
function lateGame(players: number, seed: number): State18Mag {
  const ready = setup(game18mag, { players }, seeded('late'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  const s = copy(ready.state);
  const random = numbers(seed * 104_729);
  for (let i = 0; i < 5; i++) random(2);
  s.phase = players <= 2 ? 'brown' : 'gray';
  s.board = fullBoard(mapOf(s), random);
  const cities = graphOf(mapOf(s), s.board).stops.filter(({ kind }) => kind === 'city');
  for (const { id } of cities)
    for (const other of ['2', '3', '4'])
      if (random(3) === 0 && freeSlots(mapOf(s), s.board, id) > 1) putToken(mapOf(s), s.board, other, id);
  for (let tokens = 3; tokens > 0; ) {
    const { id } = cities[random(cities.length)]!;
    if (freeSlots(mapOf(s), s.board, id) === 0 || s.board.tokens[id]?.includes('1')) continue;
    putToken(mapOf(s), s.board, '1', id);
    tokens--;
  }
  return s;
}

const withTrains = (s: State18Mag, trains: readonly string[]): State18Mag => {
  const equipped = { ...s, trains: {} };
  for (const train of trains) giveTrain(equipped, '1', train);
  return equipped;
};

function stepsOf(s: State18Mag, trains: readonly string[], wagons: readonly MajorId[]): number {
  const ways = routeProblems(withTrains(s, trains), '1', wagons);
  const found = bestOfWays(ways);
  if (!found) return 0;
  expect(found).toMatchObject({ optimal: true, bound: found.revenue + found.subsidy });
  expect(checkWays(ways, found.runs)).toMatchObject({
    runs: found.runs.map(({ train, track }) => ({ train, track })),
  });
  return found.steps;
}

test('the large map: two trains and all wagons', () => {
  for (const seed of [1, 2, 3]) expect(stepsOf(lateGame(6, seed), ['6-0', '6-1'], [])).toBeLessThan(100_000);
  expect(stepsOf(lateGame(6, 1), ['4-0', '6-0'], ['RABA', 'G&C', 'SNW'])).toBeLessThan(3_000_000);
});

test('the small map: two trains and the wagon of RÁBA', () => {
  for (const seed of [1, 2, 3]) expect(stepsOf(lateGame(2, seed), ['4-0', '4-1'], ['RABA'])).toBeLessThan(300_000);
});
