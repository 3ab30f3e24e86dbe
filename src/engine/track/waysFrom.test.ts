import { expect, test } from 'vitest';
import { map } from '../../../tests/support/survey.ts';
import { emptyBoard } from './board.ts';
import { graphOf } from './graph.ts';
import { paths, town } from './notation.ts';
import { printedMap } from './testing/printedMap.ts';
import { stopsOn, waysFrom } from './waysFrom.ts';

const graph = graphOf(map, emptyBoard());
const overTowns = {
  endsAt: ({ slots }: { slots: number }) => slots > 0,
  passes: ({ kind }: { kind: string }) => kind === 'town',
};

test('ways go over towns and end at cities, each found once', () => {
  expect([...waysFrom(graph, 'A0.0', overTowns)]).toEqual([
    { to: 'A4.0', track: ['A0:0', 'A2:0', 'A2:1', 'A4:0'] },
    { to: 'A4.0', track: ['A0:1', 'B1:0', 'B1:1', 'B3:0', 'A4:1'] },
    { to: 'C2.0', track: ['A0:1', 'B1:0', 'B1:2', 'C2:0'] },
  ]);
  expect([...waysFrom(graph, 'Z9.0', overTowns)]).toEqual([]);
});

test('a way tells its stops, and what is none is no way', () => {
  expect(stopsOn(graph, 'A0.0', ['A0:0', 'A2:0', 'A2:1', 'A4:0'])).toEqual(['A0.0', 'A2.0', 'A4.0']);
  expect(stopsOn(graph, 'A0.0', ['A0:0', 'A2:0', 'A2:1'])).toBeNull(); // ends between two hexes
  expect(stopsOn(graph, 'A4.0', ['A0:0', 'A2:0'])).toBeNull(); // begins elsewhere
  expect(stopsOn(graph, 'A0.0', ['A0:0', 'A0:0'])).toBeNull(); // goes back
  expect(stopsOn(graph, 'Z9.0', [])).toBeNull();
});

test('over the side of a hex one comes into the next, and not back by other track', () => {
  const fork = printedMap(1, 1, () => ({ nodes: [town(10), town(10)], paths: paths('0a 0b') }));
  const here = graphOf(fork, emptyBoard());
  expect([...waysFrom(here, 'A0.0', { endsAt: () => true, passes: () => true })]).toEqual([]);
  expect(stopsOn(here, 'A0.0', ['A0:0', 'A0:1'])).toBeNull();
});

test('no more is looked for than is asked', () => {
  let looked = 0;
  const rules = {
    ...overTowns,
    endsAt(stop: { slots: number }) {
      looked += 1;
      return overTowns.endsAt(stop);
    },
  };
  const [first] = waysFrom(graph, 'A0.0', rules);
  expect([first?.to, looked]).toEqual(['A4.0', 2]);
});
