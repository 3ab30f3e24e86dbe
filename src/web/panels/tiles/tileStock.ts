// The tiles of a game as plain data: by colour, with numbers left and upgrades.
import type { Core } from '../../../engine/index.ts';
import type { PictureTile } from '../../board/tile/tilePicture.ts';
import type { TrackFace } from '../../kit/face.ts';

export interface StockTile {
  readonly id: string;
  readonly tile: PictureTile;
  /** Infinity if the supply is unlimited. */
  readonly left: number;
  readonly becomes: readonly string[];
  readonly comesFrom: readonly string[];
  readonly otherSide: string | null;
}

export interface TileColour {
  readonly colour: PictureTile['colour'];
  readonly tiles: readonly StockTile[];
}

const byId = new Intl.Collator('en', { numeric: true });

/** The colours in order of appearance. */
export function tileStock(track: TrackFace, state: Core): readonly TileColour[] {
  const becomes = new Map(track.tiles.map((id) => [id, track.becomes(id)]));
  const all = track.tiles.flatMap((id): StockTile[] => {
    const tile = track.tile(id);
    if (!tile) return [];
    return [
      {
        id,
        tile,
        left: track.tilesLeft(state, id),
        becomes: becomes.get(id)!.toSorted(byId.compare),
        comesFrom: track.tiles.filter((other) => becomes.get(other)!.includes(id)).toSorted(byId.compare),
        otherSide: track.otherSide(id),
      },
    ];
  });
  const colours = [...new Set(all.map(({ tile }) => tile.colour))].toSorted(
    (a, b) => ORDER.indexOf(a) - ORDER.indexOf(b),
  );
  return colours.map((colour) => ({
    colour,
    tiles: all.filter(({ tile }) => tile.colour === colour).toSorted((a, b) => byId.compare(a.id, b.id)),
  }));
}

const ORDER: readonly string[] = ['white', 'yellow', 'green', 'brown', 'gray'];
