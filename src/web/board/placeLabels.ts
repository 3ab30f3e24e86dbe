// What is written at the places that can be chosen, where the map is too small for what stands there: a name, or the number
// of the hex.
import type { BoardPicture, Marks, PictureHex, Point } from './picture.ts';
import { lettersWide } from './tile/sizes.ts';

export interface PlaceLabel extends Point {
  readonly hex: string;
  readonly text: string;
  /** A place with a name has it printed beside it, unless the map is far away. */
  readonly isNamed: boolean;
  /** From near the number of a tile's hex can be read there anyway. */
  readonly isPrinted: boolean;
}

/** More than this would cover the board. */
const MOST = 24;
/** The smallest scale at which a map is seen: fitted to a phone. */
const FARTHEST = 0.26;
/** The size of the letters on the screen, in pixels. */
const LABEL = 12;
const LINE = 13;

/** Where very much can be chosen, only of what is chosen or pointed at. */
export function placeLabels({ hexes }: Pick<BoardPicture, 'hexes'>, marks: Marks): readonly PlaceLabel[] {
  const all = hexes.filter(({ id }) => isLit(marks, id));
  const lit = all.length > MOST ? all.filter(({ id }) => marks.get(id) === 'chosen') : all;
  const labels: PlaceLabel[] = [];
  for (const hex of lit) {
    const others = lit.filter((other) => other !== hex);
    const isFree = hex.name !== undefined && !others.some((other) => areUponEachOther(hex, hex.name!, other));
    const text = isFree ? hex.name! : hex.id;
    labels.push({
      hex: hex.id,
      x: hex.x,
      y: hex.y,
      text,
      isNamed: hex.name !== undefined,
      isPrinted: Boolean(hex.tile),
    });
  }
  return labels;
}

const isLit = (marks: Marks, id: string): boolean => marks.get(id) === 'choosable' || marks.get(id) === 'chosen';

/** Whether the name of one would lie upon what is written at the other. */
function areUponEachOther(hex: PictureHex, name: string, other: PictureHex): boolean {
  const wide = (lettersWide(name) + lettersWide(other.name ?? other.id)) * LABEL;
  return Math.abs(hex.x - other.x) * FARTHEST < wide / 2 && Math.abs(hex.y - other.y) * FARTHEST < LINE;
}
