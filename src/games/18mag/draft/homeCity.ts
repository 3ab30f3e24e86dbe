// Where a minor is at home as its hex lies now: a tile laid before the draft may have given its city another number (R165).
import { emptyBoard, hexOfNode, indexOfNode, type NodeId, nodeId } from '../../../engine/track/board.ts';
import { faceOf } from '../../../engine/track/face.ts';
import { keepsTrack } from '../../../engine/track/keepsTrack.ts';
import { homeOf, type MinorId } from '../companies.ts';
import { mapOf } from '../maps/maps.ts';
import type { State18Mag } from '../state.ts';

export function homeCity(s: State18Mag, minor: MinorId): NodeId {
  const home = homeOf(s, minor);
  const hex = hexOfNode(home);
  const printed = faceOf(mapOf(s), emptyBoard(), hex);
  const kept = keepsTrack(printed, faceOf(mapOf(s), s.board, hex))!;
  return s.board.laid[hex] === undefined ? home : nodeId(hex, kept.nodes[indexOfNode(home)]!);
}
