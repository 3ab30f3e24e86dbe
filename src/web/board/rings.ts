// The rings of the present decision, around hexes and around cities, and the labels of choosable places.
import { hexPath } from './geometry.ts';
import type { BoardPicture, Mark, Marks } from './picture.ts';
import { placeLabels } from './placeLabels.ts';
import { type Drawn, el, textEl } from './svg/node.ts';
import styles from './target.module.css';
import { UNIT } from './tile/sizes.ts';
import { slotRadius } from './tile/slots.ts';

/** Rings under the lines and the lettering. Touchable track makes rings around its hexes superfluous. */
export const hexRings = ({ hexes, touchable, radius, shape }: BoardPicture, marks: Marks): Drawn =>
  hexes.map((hex) => {
    const mark = marks.get(hex.id);
    if (!mark || (mark === 'choosable' && touchable)) return null;
    const tile = hex.tile && (hex.tile.tried ? 'tried' : 'laid');
    // wider around a tile being tried out, so that its exits are seen
    const d = hexPath(hex, radius * (tile === 'tried' ? 1.05 : 0.93), shape);
    return el('path', { key: hex.id, class: styles.mark, 'data-mark': mark, 'data-tile': tile, d });
  });

const isPicked = (mark: Mark | undefined): boolean => mark === 'choosable' || mark === 'chosen';

/** Rings around a hex's choosable cities: the circle itself is touched. */
export function stopRings({ hexes }: BoardPicture, marks: Marks): Drawn {
  // most moments have nothing to choose: skip the search through all stops
  if (![...marks.values()].some(isPicked)) return null;
  return hexes.flatMap(({ x, y, tile }) =>
    (tile && tile.stops.length > 1 ? tile.stops : []).flatMap(({ id, slots, ...middle }) => {
      const mark = marks.get(id);
      if (!isPicked(mark)) return [];
      const r = slotRadius(Math.max(1, slots.length)) * UNIT + 2;
      const places = slots.length > 0 ? slots : [middle];
      return places.map((at) =>
        el('circle', {
          key: `${id} ${at.x} ${at.y}`,
          class: styles.stopMark,
          'data-mark': mark,
          'data-stop': id,
          cx: x + at.x,
          cy: y + at.y,
          r,
        }),
      );
    }),
  );
}

/** Distance below the middle, where tokens and track leave most room. */
const BELOW = 0.5;

/** The labels of choosable places, the same size on the screen at any scale. */
export const placeNames = (picture: BoardPicture, marks: Marks): Drawn =>
  placeLabels(picture, marks).map(({ hex, x, y, text, isNamed, isPrinted }) => {
    const attrs = {
      class: styles.placeLabel,
      'data-named': isNamed || undefined,
      'data-printed': isPrinted || undefined,
    };
    return el(
      'g',
      { key: `${hex} name`, transform: `translate(${x} ${y + BELOW * picture.radius})`, 'data-place': hex },
      textEl('text', { ...attrs, y: 4 }, text),
    );
  });
