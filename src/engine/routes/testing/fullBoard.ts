// Boards with as much track as the tiles allow: like the end of a long game, or worse for the route finder.
import { type Board, emptyBoard } from '../../track/board.ts';
import { EDGES, neighbour, opposite } from '../../track/coords.ts';
import type { HexId, MapFacts } from '../../track/facts.ts';
import { type HexTrack, trackOfTile, trackOn } from '../../track/hexTrack.ts';
import { layTile } from '../../track/layTile.ts';
import type { Random } from '../../track/testing/randomBoard.ts';
import { fits, tilesLeft, upgradesOf } from '../../track/upgrades.ts';

/** Number of rounds over all hexes: enough for the last colour. */
const ROUNDS = 12;

/** Hex after hex, always the tile that meets most track, with every replacement the tiles allow. */
export function fullBoard(map: MapFacts, random: Random): Board {
  const board = emptyBoard();
  const hexes = Object.keys(map.hexes);
  for (let round = 0; round < ROUNDS; round++)
    for (const hex of shuffled(hexes, random)) {
      const best = bestTile(map, board, hex, random);
      if (best && random(4) > 0) layTile(map, board, hex, best.tile, best.rotation);
    }
  return board;
}

/** The same map with unlimited tiles: boards that no real game can reach. */
export const endless = (map: MapFacts): MapFacts => ({
  ...map,
  tiles: Object.fromEntries(Object.entries(map.tiles).map(([id, tile]) => [id, { ...tile, count: null }])),
});

function bestTile(map: MapFacts, board: Board, hex: HexId, random: Random) {
  const ways = upgradesOf(map, board, hex)
    .filter((tile) => tilesLeft(map, board, tile) > 0)
    .flatMap((tile) => EDGES.map((rotation) => ({ tile, rotation })))
    .filter(({ tile, rotation }) => fits(map, board, hex, tile, rotation))
    .map((way) => ({ ...way, score: scoreOf(map, board, hex, trackOfTile(map, way.tile, way.rotation)) + random(10) }));
  return ways.sort((a, b) => b.score - a.score)[0];
}

function scoreOf(map: MapFacts, board: Board, hex: HexId, { edges, paths }: HexTrack): number {
  const met = edges.map((edge) => {
    const other = neighbour(map, hex, edge)!;
    if (trackOn(map, board, other).edges.includes(opposite(edge))) return 30;
    return board.laid[other] === undefined ? 7 : -3;
  });
  return met.reduce((a, b) => a + b, 2 * paths.length);
}

function shuffled<T>(things: readonly T[], random: Random): T[] {
  const left = [...things];
  return things.map(() => left.splice(random(left.length), 1)[0]!);
}
