// Places for tokens in a city, around its middle. Lengths are for a radius of 1.
import type { NodeFacts } from '../../../engine/index.ts';
import type { Point } from '../picture.ts';

/** The radius of a token in its slot: smaller if there are many slots. */
export const slotRadius = (slots: number): number => (slots > 3 ? 0.205 : slots > 2 ? 0.24 : 0.255);

/** A row of one or two, a triangle, a square, then a ring. */
function offsets(slots: number): readonly (readonly [x: number, y: number])[] {
  if (slots <= 1) return [[0, 0]];
  const radius = slotRadius(slots);
  if (slots === 2)
    return [
      [-radius, 0],
      [radius, 0],
    ];
  const far = radius / Math.sin(Math.PI / slots);
  const first = slots === 4 ? -0.75 * Math.PI : -0.5 * Math.PI;
  return Array.from({ length: slots }, (_, i) => {
    const angle = first + (2 * Math.PI * i) / slots;
    return [far * Math.cos(angle), far * Math.sin(angle)] as const;
  });
}

/** The slots around this point, turned by `turn`. */
export const slotsAt = (at: Point, turn: number, slots: number): Point[] =>
  offsets(slots).map(([x, y]) => ({
    x: at.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: at.y + x * Math.sin(turn) + y * Math.cos(turn),
  }));

/** Mines may have places for tokens too. */
export const takesTokens = ({ kind, slots }: NodeFacts): boolean => kind === 'city' || (kind === 'mine' && slots > 0);

/** Roughly how far a node reaches from its middle. */
export function reachOf(node: NodeFacts): number {
  const { kind, slots } = node;
  if (!takesTokens(node)) return kind === 'town' ? 0.15 : 0.2;
  const radius = slotRadius(slots);
  return slots <= 1 ? radius : slots === 2 ? radius * 1.6 : radius * 2;
}
