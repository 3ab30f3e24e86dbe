// What happens on the map.
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId, TileId } from '../../../engine/track/facts.ts';
import type { CompanyId, MinorId } from '../companies.ts';

export type TrackEvent =
  | {
      readonly type: 'tileLaid';
      readonly company: MinorId;
      readonly hex: HexId;
      readonly tile: TileId;
      readonly rotation: number;
      /** What SIK gets for the terrain (R062-R063), and who pays it: the minor, the bank for a terrain token, or nobody. */
      readonly terrain: number;
      readonly by: 'treasury' | 'bank' | 'free';
      /** What SKEV gets for a second tile (R050). */
      readonly second: number;
    }
  /** R064: one fewer is left; `announced` when it waits for a tile. */
  | { readonly type: 'terrainTokenUsed'; readonly company: MinorId; readonly left: number; readonly announced: boolean }
  | { readonly type: 'tokenPlaced'; readonly company: CompanyId; readonly city: NodeId; readonly cost: number }
  /** R060: a token on a hex with two cities has come to lie in this one. */
  | { readonly type: 'tokenMoved'; readonly company: CompanyId; readonly city: NodeId };
