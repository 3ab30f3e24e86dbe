// A company's circles on a map: those reserved for it, or those it occupies.
import type { BoardPicture, CompanyMark, PictureCircle, PictureHex } from '../../board/picture.ts';
import { UNIT } from '../../board/tile/sizes.ts';
import { slotRadius } from '../../board/tile/slots.ts';

export interface Circle extends PictureCircle {
  readonly hex: string;
  /** Its city, on boards with track. */
  readonly stop?: string;
  readonly waits: boolean;
}

/** The company's circles: only the reserved ones as long as there are any, as it starts there. */
export function circlesOf(picture: BoardPicture, mark: CompanyMark): readonly Circle[] {
  const all = picture.hexes.flatMap((hex) => [...slotsOf(hex, mark), ...partsOf(hex, mark, picture.radius)]);
  const waiting = all.filter(({ waits }) => waits);
  return waiting.length > 0 ? waiting : all;
}

const isIt = (mark: CompanyMark) => (other: CompanyMark | null | undefined) => other?.letter === mark.letter;

const slotsOf = ({ id, x, y, tile }: PictureHex, mark: CompanyMark): Circle[] =>
  (tile?.stops ?? []).flatMap((stop) =>
    stop.slots.flatMap((slot): Circle[] => {
      const waits = slot.awaits?.some(isIt(mark)) ?? false;
      if (!waits && !isIt(mark)(slot.company)) return [];
      const radius = slotRadius(stop.slots.length) * UNIT + 3;
      return [{ hex: id, stop: stop.id, x: x + slot.x, y: y + slot.y, radius, waits }];
    }),
  );

/** On a board without track a company starts from a site. */
const partsOf = ({ id, x, y, parts }: PictureHex, mark: CompanyMark, radius: number): Circle[] =>
  parts.some((part) => part.kind === 'site' && isIt(mark)(part.company))
    ? [{ hex: id, x, y, radius: radius * 0.62, waits: true }]
    : [];
