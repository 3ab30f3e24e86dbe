// Boards for tests that look random and are the same every time.
import { type Board, emptyBoard, nodeId } from '../board.ts';
import { EDGES, neighbour } from '../coords.ts';
import { type HexId, type MapFacts, NODE, type PathFacts, type TrackFacts } from '../facts.ts';
import { city, offboard, town } from '../notation.ts';
import { putToken } from '../tokens.ts';
import { printedMap } from './printedMap.ts';

/** A whole number from 0 up to this one. */
export type Random = (below: number) => number;

export function numbers(seed: number): Random {
  let x = seed;
  return (below) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * below);
  };
}

const nodeSets: readonly TrackFacts['nodes'][] = [
  [],
  [],
  [],
  [city(20)],
  [city(30, 2)],
  [city(50), city(50)],
  [town(10)],
  [town(10), city(20)],
  [offboard(30)],
];

const size = [3, 3] as const;
const bareMap = printedMap(...size, () => ({}));

/** Any nodes and any paths between them and the edges that lead somewhere: more of a tangle than any tile. */
export function randomFace(hex: HexId, random: Random): Pick<TrackFacts, 'nodes' | 'paths'> {
  const nodes = nodeSets[random(nodeSets.length)]!;
  const edges = EDGES.filter((edge) => neighbour(bareMap, hex, edge) !== null || random(8) === 0);
  const ends = [...edges, ...nodes.flatMap((_, i) => [NODE + i, NODE + i, NODE + i])];
  const paths = new Map<string, PathFacts>();
  for (let left = 3 + random(5); left > 0; left--) {
    const from = edges[random(edges.length)]!;
    const to = ends[random(ends.length)]!;
    if (from !== to) paths.set([from, to].sort().join(), [from, to]);
  }
  return { nodes, paths: [...paths.values()] };
}

/** A board of nine hexes; GW stands in the first city, it and CV in some of the others. */
export function randomBoard(random: Random): { readonly map: MapFacts; readonly board: Board } {
  const map = printedMap(...size, (hex) => ({
    ...randomFace(hex, random),
    ...(random(12) === 0 ? { borders: [{ edge: random(6), kind: 'impassable' }] } : {}),
  }));
  const board = emptyBoard();
  const cities = Object.values(map.hexes).flatMap(({ id, nodes }) =>
    nodes.flatMap((node, i) => (node.kind === 'city' ? [nodeId(id, i)] : [])),
  );
  for (const [i, node] of cities.entries()) {
    const company = i === 0 ? 'GW' : ['GW', 'CV', 'CV', 'none', 'none', 'none'][random(6)]!;
    if (company !== 'none') putToken(map, board, company, node);
  }
  return { map, board };
}
