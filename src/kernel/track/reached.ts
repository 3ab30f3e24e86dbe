// Where a company may build: the hexes to which track leads from its tokens, and those where it stands.
import { type Board, hexOfNode } from '../../engine/track/board.ts';
import type { HexId, MapFacts } from '../../engine/track/facts.ts';
import { reachOf } from '../../engine/track/reach.ts';
import { hasTokenIn, tokenNodes } from '../../engine/track/tokens.ts';

export const reachedHexes = (map: MapFacts, board: Board, company: string): readonly HexId[] => [
  ...new Set([...reachOf(map, board, company).entries.keys(), ...tokenNodes(board, company).map(hexOfNode)]),
];

export const isReached = (map: MapFacts, board: Board, company: string, hex: HexId): boolean =>
  hasTokenIn(board, company, hex) || reachOf(map, board, company).entries.has(hex);
