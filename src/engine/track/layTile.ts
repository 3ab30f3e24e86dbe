// A tile comes onto a hex, and the tokens there go where their cities have gone.
import { type Board, type NodeId, nodeId } from './board.ts';
import { faceOf, faceOfTile } from './face.ts';
import type { HexId, MapFacts, TileId } from './facts.ts';
import { keepsTrack } from './keepsTrack.ts';
import { tokensAt } from './tokens.ts';

/** A token taken off the board because its city can be more than one of the new ones: the game puts it back. */
export type Lifted = readonly [company: string, node: NodeId];

/** Lays a tile in place of what is there. Tokens take the first slots, in their order, those of the first city first. */
export function layTile(map: MapFacts, board: Board, hex: HexId, tile: TileId, rotation: number): readonly Lifted[] {
  const after = faceOfTile(map, tile, rotation);
  const before = faceOf(map, board, hex);
  const kept = keepsTrack(before, after);
  if (kept === null) throw new Error(`${tile} turned by ${rotation} does not keep the track on ${hex}`);

  const lifted: Lifted[] = [];
  const standing: string[][] = after.nodes.map(() => []);
  for (const [i, heir] of kept.nodes.entries()) {
    const node = nodeId(hex, i);
    for (const company of tokensAt(board, node))
      if (kept.open.includes(i)) lifted.push([company, node]);
      else standing[heir!]!.push(company);
    delete board.tokens[node];
  }
  for (const [i, companies] of standing.entries()) {
    const { slots } = after.nodes[i]!;
    if (companies.length > slots) throw new Error(`no room for ${companies.join()} on ${tile}`);
    if (companies.length > 0)
      board.tokens[nodeId(hex, i)] = Array.from({ length: slots }, (_, slot) => companies[slot] ?? null);
  }
  board.laid[hex] = [tile, rotation];
  board.rev += 1;
  return lifted;
}

/** The board as it would be with a tile laid; the board itself stays as it is. */
export function boardWith(map: MapFacts, board: Board, hex: HexId, tile: TileId, rotation: number): Board {
  const next: Board = { rev: board.rev, laid: { ...board.laid }, tokens: { ...board.tokens } };
  layTile(map, next, hex, tile, rotation);
  return next;
}
