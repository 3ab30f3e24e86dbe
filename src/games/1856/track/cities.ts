// The cities of the map, and those of a hex as it lies.
import { type NodeId, nodeId } from '../../../engine/track/board.ts';
import { faceOf } from '../../../engine/track/face.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import { hexes, hexIds } from '../hexes.ts';
import { map } from '../map.ts';
import type { State1856 } from '../state.ts';

/** No tile has more than two. Towns can become cities (R076). */
export const cityIds: readonly NodeId[] = hexIds
  .filter((hex) => hexes[hex]!.nodes.length > 0)
  .flatMap((hex) => [nodeId(hex, 0), nodeId(hex, 1)]);

export const citiesOn = (s: State1856, hex: HexId): readonly NodeId[] =>
  faceOf(map, s.board, hex).nodes.flatMap(({ slots }, i) => (slots > 0 ? [nodeId(hex, i)] : []));
