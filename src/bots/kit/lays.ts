// Every way of laying a tile that is legal now.
import {
  begin,
  type Choice,
  type Core,
  type Game,
  type HexId,
  type MapFacts,
  narrow,
  type Seat,
  type TileId,
  trackOfTile,
} from '../../engine/index.ts';

export interface Lay {
  readonly hex: HexId;
  readonly tile: TileId;
  readonly rotation: number;
}

const values = (choice: Choice): readonly (string | number)[] =>
  choice.open && 'values' in choice.open ? choice.open.values : [];

/** All legal lays, with one rotation of those that look alike. The action's first fields are hex, tile and rotation. */
export function laysOf<S extends Core>(game: Game<S>, s: S, seat: Seat, type: string, map: MapFacts): Lay[] {
  const start = begin(game, s, seat, type);
  if (!start) return [];
  const lays: Lay[] = [];
  for (const hex of values(start)) {
    const onHex = narrow(game, s, start, hex);
    for (const tile of values(onHex)) {
      const seen = new Set<string>();
      for (const rotation of values(narrow(game, s, onHex, tile))) {
        const look = lookOf(map, String(tile), Number(rotation));
        if (seen.has(look)) continue;
        seen.add(look);
        lays.push({ hex: String(hex), tile: String(tile), rotation: Number(rotation) });
      }
    }
  }
  return lays;
}

const lookOf = (map: MapFacts, tile: TileId, rotation: number): string =>
  trackOfTile(map, tile, rotation)
    .paths.map((ends) => [...ends].sort().join('-'))
    .sort()
    .join();
