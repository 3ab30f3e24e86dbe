// Finds the hex that an arrow key leads to: the nearest one in that direction.
import type { PictureHex } from './picture.ts';

type Placed = Pick<PictureHex, 'id' | 'x' | 'y'>;

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const ways: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isDirection = (key: string): key is Direction => Object.hasOwn(ways, key);

/**
 * Hexes straight ahead count as near, hexes to the side as further away. Null at the edge of the board. If two are
 * equally near, every second column takes the one on the other side, so that repeated presses go straight on.
 */
export function nextHex(hexes: readonly Placed[], from: string, direction: Direction): string | null {
  const here = hexes.find((hex) => hex.id === from);
  if (!here) return hexes[0]?.id ?? null;
  const [wx, wy] = ways[direction];
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) {
    const [dx, dy] = [hex.x - here.x, hex.y - here.y];
    const ahead = dx * wx + dy * wy;
    const aside = dx * Math.abs(wy) + dy * Math.abs(wx);
    if (ahead <= 0 || Math.abs(aside) > ahead * 1.01) continue;
    const place = Math.round((here.x * Math.abs(wx) + here.y * Math.abs(wy)) / ahead);
    const side = place % 2 === 0 ? 1 : -1;
    const far = ahead + Math.abs(aside) - Math.sign(aside) * side * 0.01;
    if (far < least) [best, least] = [hex.id, far];
  }
  return best;
}

/** The next or previous of these hexes, in board order, round and round. */
export function cycled(
  hexes: readonly Placed[],
  among: ReadonlySet<string>,
  from: string,
  step: 1 | -1,
): string | null {
  const start = hexes.findIndex((hex) => hex.id === from);
  for (let i = 1; i <= hexes.length; i++) {
    const hex = hexes[(start + step * i + hexes.length * 2) % hexes.length]!;
    if (among.has(hex.id)) return hex.id;
  }
  return null;
}
