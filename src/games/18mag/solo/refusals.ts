// What the player cannot choose for István.
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId, TileId } from '../../../engine/track/facts.ts';
import type { MinorId } from '../companies.ts';

export interface SoloRefusals {
  'istvan.noCard': { minor: MinorId };
  'istvan.hasCard': { minor: MinorId };
  /** The city that he upgrades is another one: his home, or one that is nearer. */
  'istvan.otherCity': { company: MinorId; hex: HexId; hexes: readonly HexId[] };
  /** So the tile joins fewer tracks than it could, does not fit, or looks like another rotation that is offered. */
  'istvan.joinsLess': { hex: HexId; tile: TileId };
  'istvan.otherHex': { company: MinorId; hex: HexId; city: NodeId };
}
