// Checks a map's lettering: labels that lie upon track, stops or each other, or stick out of the sheet.
import { insideOf } from './neatLine.ts';
import type { BoardPicture, PictureHex, Point } from './picture.ts';
import { sizeOf, UNIT } from './tile/sizes.ts';
import { slotRadius } from './tile/slots.ts';
import type { PictureLabel } from './tile/tilePicture.ts';

export interface Overlap {
  readonly hex: string;
  /** The kind of label. */
  readonly label: string;
  readonly upon: 'track' | 'stop' | 'label' | 'edge';
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

interface Placed {
  readonly hex: string;
  readonly kind: PictureLabel['kind'];
  readonly box: Box;
}

/** Units by which a label may overlap something: type has some air around it. */
const AIR = 1.5;
const RAIL = 2.8;
const DOT = 5;
const STEPS = 24;

/** Leaves coordinates out, as they are shown only on request. */
export function overlapsOf(picture: BoardPicture): readonly Overlap[] {
  const labels = picture.hexes.flatMap((hex) => labelsOf(hex));
  const rails = picture.hexes.flatMap(railsOf);
  const stops = picture.hexes.flatMap(stopsOf);
  const sheet = insideOf(picture.frame);
  return labels.flatMap(({ hex, kind, box }, i): Overlap[] => {
    const found = (upon: Overlap['upon'], is: boolean): Overlap[] => (is ? [{ hex, label: kind, upon }] : []);
    return [
      ...found('edge', !isWithin(box, sheet)),
      ...found(
        'track',
        rails.some((at) => distance(box, at) < RAIL - AIR),
      ),
      ...found(
        'stop',
        stops.some(({ at, radius }) => distance(box, at) < radius - AIR),
      ),
      ...found(
        'label',
        labels.slice(i + 1).some((other) => areUponEachOther(box, other.box)),
      ),
    ];
  });
}

const labelsOf = ({ id, x, y, tile }: PictureHex): readonly Placed[] =>
  (tile?.labels ?? [])
    .filter(({ kind }) => kind !== 'id')
    .map((label) => ({
      hex: id,
      kind: label.kind,
      box: { x: x + label.x, y: y + label.y, ...sizeOf(label, label.most) },
    }));

const railsOf = ({ x, y, tile }: PictureHex): readonly Point[] =>
  (tile?.tracks ?? []).flatMap(({ path }) => alongPath(path).map((at) => ({ x: x + at.x, y: y + at.y })));

function alongPath(path: string): readonly Point[] {
  const n = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = (k: 0 | 1, t: number) =>
    (1 - t) ** 3 * n[k]! + 3 * (1 - t) ** 2 * t * n[k + 2]! + 3 * (1 - t) * t * t * n[k + 4]! + t ** 3 * n[k + 6]!;
  return Array.from({ length: STEPS + 1 }, (_, i) => ({ x: at(0, i / STEPS), y: at(1, i / STEPS) }));
}

const stopsOf = ({ x, y, tile }: PictureHex) =>
  (tile?.stops ?? []).flatMap((stop) =>
    stop.slots.length === 0
      ? [{ at: { x: x + stop.x, y: y + stop.y }, radius: DOT }]
      : stop.slots.map((slot) => ({
          at: { x: x + slot.x, y: y + slot.y },
          radius: slotRadius(stop.slots.length) * UNIT,
        })),
  );

const distance = (box: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(0, Math.abs(x - box.x) - box.width / 2), Math.max(0, Math.abs(y - box.y) - box.height / 2));

const areUponEachOther = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - AIR && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - AIR;

const isWithin = ({ x, y, width, height }: Box, sheet: Box): boolean =>
  x - width / 2 >= sheet.x &&
  x + width / 2 <= sheet.x + sheet.width &&
  y - height / 2 >= sheet.y &&
  y + height / 2 <= sheet.y + sheet.height;
