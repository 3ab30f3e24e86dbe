// What happens on the map.
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId, TileId } from '../../../engine/track/facts.ts';
import type { CompanyId } from '../companies.ts';
import type { PrivateId } from '../privateCompanies.ts';

export type TrackEvent =
  | {
      readonly type: 'tileLaid';
      readonly company: CompanyId;
      readonly hex: HexId;
      readonly tile: TileId;
      readonly rotation: number;
      readonly cost: number;
      /** The private by whose power it was laid. */
      readonly by: PrivateId | null;
    }
  | {
      readonly type: 'tokenPlaced';
      readonly company: CompanyId;
      readonly city: NodeId;
      readonly cost: number;
      readonly kind: 'home' | 'bought' | 'kitchener';
    }
  /** R083: on a tile with two cities a token has picked one. */
  | { readonly type: 'cityPicked'; readonly company: CompanyId; readonly city: NodeId }
  | { readonly type: 'destinationReached'; readonly company: CompanyId };
