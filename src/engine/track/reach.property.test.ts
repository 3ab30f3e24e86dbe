// Reach against the plain definition: on random small boards, every simple path is tried.
import { expect, test } from 'vitest';
import { type Board, type NodeId, nodeId } from './board.ts';
import { neighbour, opposite } from './coords.ts';
import { faceOf } from './face.ts';
import { type HexId, isNode, type MapFacts, NODE, type PathFacts, type TileFacts } from './facts.ts';
import { pieceId } from './graph.ts';
import { reachOf } from './reach.ts';
import { numbers, type Random, randomBoard } from './testing/randomBoard.ts';
import { freeSlots, isBlocked, putToken, removeToken, tokenNodes, tokensAt } from './tokens.ts';

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
    const { paths: track } = faceOf(map, board, hex);
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
      faceOf(map, board, hex).paths.map((_, i) => pieceId(hex, i)),
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

const LEVELS = 6;

/** Tiles for each hex of a map: each has all track of the one before and more, the last has other track. */
function tilesFor({ hexes }: MapFacts, random: Random): TileFacts[] {
  const tiles: TileFacts[] = [];
  for (const { id, nodes, paths, colour } of Object.values(hexes)) {
    const more = (): PathFacts => {
      const to = random(6 + nodes.length);
      return [to === 0 ? 5 : random(to < NODE ? to : 6), to];
    };
    let track: readonly PathFacts[] = paths;
    for (let level = 0; level < LEVELS; level++) {
      const isOther = level === LEVELS - 1;
      track = isOther ? [more(), more(), more()] : [...track, more()];
      tiles.push({ id: `${id}-${level}`, colour, nodes, paths: track, count: null, upgradesTo: [] });
    }
  }
  return tiles;
}

/** Something happens to a board: more track, other track, a token that comes or goes. */
function changed(map: MapFacts, before: Board, random: Random): Board {
  const board = { ...before };
  const hexes = Object.keys(map.hexes);
  const cities = hexes.flatMap((hex) =>
    map.hexes[hex]!.nodes.flatMap(({ kind }, i) => (kind === 'city' ? [nodeId(hex, i)] : [])),
  );
  const kind = random(10);
  if (kind < 7) {
    const hex = hexes[random(hexes.length)]!;
    const level = kind === 6 ? LEVELS - 1 : 1 + Number(board.laid[hex]?.[0].at(-1) ?? -1);
    board.laid = { ...board.laid, [hex]: [`${hex}-${level % LEVELS}`, 0] };
    board.rev += 1;
  } else if (kind < 9) {
    const free = cities.filter((node) => freeSlots(map, board, node) > 0);
    const company = kind === 7 ? 'GW' : 'CV';
    const node = free[random(Math.max(1, free.length))];
    if (node && !tokensAt(board, node).includes(company)) putToken(map, board, company, node);
  } else {
    const [first] = cities.filter((node) => tokensAt(board, node).includes('CV'));
    if (first) removeToken(board, 'CV', first);
  }
  return board;
}

test('a search that goes on from the last one finds what a new one finds', () => {
  const random = numbers(1862);
  const told = (map: MapFacts, board: Board) => {
    const reach = reachOf(map, board, 'GW');
    const pieces = Object.keys(map.hexes).flatMap((hex) =>
      faceOf(map, board, hex).paths.map((_, i) => pieceId(hex, i)),
    );
    return {
      stops: [...reach.stops],
      entries: [...reach.entries],
      pieces: pieces.filter((piece) => reach.uses(piece)),
      steps: reach.steps,
    };
  };
  let [on, anew] = [0, 0];
  for (let round = 0; round < 150; round++) {
    const { map: printed, board } = randomBoard(random);
    const tiles = tilesFor(printed, random);
    const map: MapFacts = { ...printed, tiles: Object.fromEntries(tiles.map((tile) => [tile.id, tile])) };
    const boards = [board];
    for (let step = 0; step < 20; step++) {
      // somebody looks back, or tries something and takes it back
      const last = boards[random(4) === 0 ? random(boards.length) : boards.length - 1]!;
      boards.push(changed(map, last, random));
      const { steps, ...found } = told(map, boards.at(-1)!);
      const { steps: whole, ...wanted } = told({ ...map }, boards.at(-1)!);
      expect(found, `round ${round}, step ${step}`).toEqual(wanted);
      if (steps < whole) on += 1;
      else anew += 1;
    }
  }
  // both have been tried
  expect(on).toBeGreaterThan(500);
  expect(anew).toBeGreaterThan(500);
});
