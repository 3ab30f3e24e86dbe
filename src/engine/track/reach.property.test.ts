// Reach against the plain definition: on random small boards, every simple path is tried.
import { expect, test } from 'vitest';
import { type Board, type NodeId, nodeId } from './board.ts';
import { neighbour, opposite } from './coords.ts';
import { type HexId, isNode, type MapFacts, NODE } from './facts.ts';
import { pieceId } from './graph.ts';
import { trackOn } from './hexTrack.ts';
import { reachOf } from './reach.ts';
import { numbers, randomBoard } from './testing/randomBoard.ts';
import { isBlocked, tokenNodes } from './tokens.ts';

/** The definition: walk on from every token, never to a side of a hex or a stop where the walk has been. */
function tried(map: MapFacts, board: Board, company: string) {
  const stops = new Set<NodeId>();
  const entries = new Set<string>();
  const pieces = new Set<string>();
  const isShut = (hex: HexId, edge: number) =>
    map.hexes[hex]!.borders?.some((b) => b.edge === edge && b.kind === 'impassable') ?? false;
  const overSide = (hex: HexId, edge: number): HexId | null => {
    const other = neighbour(map, hex, edge);
    return other === null || isShut(hex, edge) || isShut(other, opposite(edge)) ? null : other;
  };
  const sideOf = (hex: HexId, edge: number): string => {
    const other = overSide(hex, edge);
    return [`${hex}/${edge}`, ...(other === null ? [] : [`${other}/${opposite(edge)}`])].sort()[0]!;
  };
  const walk = (hex: HexId, from: number, been: readonly string[]): void => {
    const { paths: track } = trackOn(map, board, hex);
    for (const [i, path] of track.entries()) {
      if (!path.includes(from)) continue;
      const to = path[0] === from ? path[1] : path[0];
      const place = isNode(to) ? nodeId(hex, to - NODE) : sideOf(hex, to);
      if (been.includes(place)) continue;
      pieces.add(pieceId(hex, i));
      if (isNode(to)) {
        stops.add(place);
        const stop = map.hexes[hex]!.nodes[to - NODE]!;
        if (stop.kind !== 'offboard' && !isBlocked(map, board, place, company)) walk(hex, to, [...been, place]);
        continue;
      }
      const other = overSide(hex, to);
      if (other === null) continue;
      entries.add(`${other}/${opposite(to)}`);
      walk(other, opposite(to), [...been, place]);
    }
  };
  for (const node of tokenNodes(board, company)) {
    stops.add(node);
    walk(node.slice(0, node.indexOf('.')), NODE + Number(node.slice(-1)), [node]);
  }
  return { stops: [...stops].sort(), entries: [...entries].sort(), pieces: [...pieces].sort() };
}

test('reach is what some simple path comes to, and nothing else', () => {
  const random = numbers(18);
  let reached = 0;
  for (let round = 0; round < 600; round++) {
    const { map, board } = randomBoard(random);
    const reach = reachOf(map, board, 'GW');
    const pieces = Object.keys(map.hexes).flatMap((hex) =>
      trackOn(map, board, hex).paths.map((_, i) => pieceId(hex, i)),
    );
    const found = {
      stops: [...reach.stops].sort(),
      entries: [...reach.entries].flatMap(([hex, edges]) => edges.map((edge) => `${hex}/${edge}`)).sort(),
      pieces: pieces.filter((piece) => reach.uses(piece)).sort(),
    };
    expect(found, `board ${round}`).toEqual(tried(map, board, 'GW'));
    reached += found.pieces.length;
  }
  // The boards are worth the name.
  expect(reached).toBeGreaterThan(5000);
});
