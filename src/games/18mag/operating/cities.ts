// The cities of both maps, and those of a hex as it lies.
import { type NodeId, nodeId } from '../../../engine/track/board.ts';
import { faceOf } from '../../../engine/track/face.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import { hexIds, largeMap, mapOf, smallMap } from '../map.ts';
import type { State18Mag } from '../state.ts';

const hasCity = (hex: HexId): boolean =>
  [largeMap, smallMap].some((map) => map.hexes[hex]?.nodes.some(({ slots }) => slots > 0));

/** No hex has more than two. */
export const cityIds: readonly NodeId[] = hexIds.filter(hasCity).flatMap((hex) => [nodeId(hex, 0), nodeId(hex, 1)]);

export const citiesOn = (s: State18Mag, hex: HexId): readonly NodeId[] =>
  faceOf(mapOf(s), s.board, hex).nodes.flatMap(({ slots }, i) => (slots > 0 ? [nodeId(hex, i)] : []));
