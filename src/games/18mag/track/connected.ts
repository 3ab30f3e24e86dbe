// R054, R071, R077: which hexes a minor reaches, and whether a tile has track that it reaches, old or new.
import { hexOfNode } from '../../../engine/track/board.ts';
import { faceOfTile } from '../../../engine/track/face.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import { reachOf } from '../../../engine/track/reach.ts';
import { hasTokenIn, tokenNodes } from '../../../engine/track/tokens.ts';
import type { MinorId } from '../companies.ts';
import { mapOf } from '../maps/maps.ts';
import type { State18Mag } from '../state.ts';
import type { Lay } from './putTile.ts';

const entriesOf = (s: State18Mag, company: MinorId) => reachOf(mapOf(s), s.board, company).entries;

/** The hexes to which track leads from a token of the minor, and those where it stands. */
export const reachedHexes = (s: State18Mag, company: MinorId): readonly HexId[] => [
  ...new Set([...tokenNodes(s.board, company).map(hexOfNode), ...entriesOf(s, company).keys()]),
];

export const isReached = (s: State18Mag, company: MinorId, hex: HexId): boolean =>
  hasTokenIn(s.board, company, hex) || entriesOf(s, company).has(hex);

/** Every tile for a city gives track to a token that stands there; elsewhere it must meet an edge that is reached. */
export function isConnected(s: State18Mag, company: MinorId, { hex, tile, rotation }: Lay): boolean {
  if (hasTokenIn(s.board, company, hex)) return true;
  const { edges } = faceOfTile(mapOf(s), tile, rotation);
  return (entriesOf(s, company).get(hex) ?? []).some((edge) => edges.includes(edge));
}
