// Seas and lakes with engraved lines along their shores.
import styles from './ground.module.css';
import { insideOf } from './neatLine.ts';
import type { BoardPicture, PictureWater } from './picture.ts';
import { el, type SvgNode } from './svg/node.ts';

/** Distances of the lines from the shore. */
const LINES = [36, 26, 17, 9] as const;

/** `prefix` begins the ids of this drawing, which must be unique in the page. */
export function drawWaters(waters: readonly PictureWater[], frame: BoardPicture['frame'], prefix: string): SvgNode {
  return el(
    'g',
    { 'clip-path': `url(#${prefix}frame)` },
    el('clipPath', { id: `${prefix}frame` }, el('rect', { ...insideOf(frame) })),
    waters.map(({ id, area, shore, beach = area }) =>
      el(
        'g',
        { key: id },
        el('path', { class: styles.beach, d: beach }),
        el('path', { class: styles.waterFill, d: area }),
        el('clipPath', { id: prefix + id }, el('path', { d: area })),
        el(
          'g',
          { 'clip-path': `url(#${prefix}${id})` },
          LINES.map((far) =>
            el(
              'g',
              {},
              el('path', { class: styles.waterLine, d: shore, 'stroke-width': 2 * far }),
              el('path', { class: styles.waterGap, d: shore, 'stroke-width': 2 * far - 2 }),
            ),
          ),
        ),
        el('path', { class: styles.shore, d: shore }),
      ),
    ),
  );
}
