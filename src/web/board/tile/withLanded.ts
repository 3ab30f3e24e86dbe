// Tokens that have just been placed, told apart from those beside them: they are seen to come down.
import type { PictureHex } from '../picture.ts';

/** `landed`: the letters of the companies whose tokens came, by id of hex. */
export function withLanded(
  hexes: readonly PictureHex[],
  landed: ReadonlyMap<string, ReadonlySet<string>>,
): readonly PictureHex[] {
  if (landed.size === 0) return hexes;
  return hexes.map((hex) => {
    const letters = landed.get(hex.id);
    if (!letters || !hex.tile) return hex;
    const stops = hex.tile.stops.map((stop) => ({
      ...stop,
      slots: stop.slots.map((slot) =>
        slot.company && letters.has(slot.company.letter) ? { ...slot, landed: true as const } : slot,
      ),
    }));
    return { ...hex, tile: { ...hex.tile, stops } };
  });
}
