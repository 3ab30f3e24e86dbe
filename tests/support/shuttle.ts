// The smallest railway: three hexes in a column, a city at each end and a straight tile between them, one company with
// one train. The examples on the page of the engine's rooms use it.
import { OFFER } from '../../src/engine/shares/shares.ts';
import { emptyBoard } from '../../src/engine/track/board.ts';
import { graphOf } from '../../src/engine/track/graph.ts';
import { layTile } from '../../src/engine/track/layTile.ts';
import { city, paths } from '../../src/engine/track/notation.ts';
import { printedMap } from '../../src/engine/track/testing/printedMap.ts';
import { putToken } from '../../src/engine/track/tokens.ts';

const printed: Readonly<Record<string, object>> = {
  A0: { nodes: [city(20)], paths: paths('0a') },
  A4: { nodes: [city(30, 2)], paths: paths('3a') },
};
export const map = printedMap(1, 3, (id) => printed[id] ?? {}, [
  { id: '9', colour: 'yellow', nodes: [], paths: paths('03'), count: 2, upgradesTo: [] },
]);

export const board = emptyBoard();
layTile(map, board, 'A2', '9', 0);
putToken(map, board, 'NYC', 'A0.0');

export const market = { rows: [[60, 70, 80].map((price) => ({ price, zones: [] }))] };
export const types = [
  { type: '2', price: 100, count: 4, distance: 2 },
  { type: '3', price: 180, count: 3, distance: 3 },
];

const offered = Array.from({ length: 7 }, () => OFFER);

/** The slices of a state of such a game. */
export const rail = {
  cash: { 1: 40, 2: 0, 'treasury:NYC': 100, bank: -140 },
  shares: { NYC: { percents: [20, 10, 10, 10, 10, 10, 10, 10, 10], holders: [1, 2, ...offered], president: 1 } },
  market: { spots: { NYC: { row: 0, col: 1 } }, arrivals: ['NYC'] },
  depot: { sold: { '2': 1 }, pool: [] },
  trains: { NYC: ['2-0'] },
};

const graph = graphOf(map, board);
export const problem = {
  graph,
  stops: graph.stops.map(({ value }, i) => ({ standing: i === 0 ? 'own' : 'open', worth: Number(value) })),
  trains: [{ id: '2-0', caps: [{ of: 'all', atMost: 2 }], bonuses: [] }],
  rules: { share: 'stops', least: { of: 'all', atLeast: 2 }, ends: {} },
};
