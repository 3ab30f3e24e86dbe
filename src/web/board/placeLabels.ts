// Labels of choosable places while the map is too small for its own lettering: a name, or the number of the hex.
import type { BoardPicture, Marks, PictureHex, Point } from './picture.ts';
import { lettersWide } from './tile/sizes.ts';

export interface PlaceLabel extends Point {
  readonly hex: string;
  readonly text: string;
  /** True if it has a name, which is printed there unless the map is far away. */
  readonly isNamed: boolean;
  /** True if it has a tile, whose number can be read from near. */
  readonly isPrinted: boolean;
}

/** More labels than this would cover the board. */
const MOST = 24;
/** The smallest scale of a map: fitted to a phone. */
const FARTHEST = 0.26;
/** The size of the letters on the screen, in pixels. */
const LABEL = 12;
const LINE = 13;

/** Labels of all choosable and chosen places; beyond MOST, only of the chosen ones. */
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

/** True if the name at one place would overlap the label at the other. */
function areUponEachOther(hex: PictureHex, name: string, other: PictureHex): boolean {
  const wide = (lettersWide(name) + lettersWide(other.name ?? other.id)) * LABEL;
  return Math.abs(hex.x - other.x) * FARTHEST < wide / 2 && Math.abs(hex.y - other.y) * FARTHEST < LINE;
}
