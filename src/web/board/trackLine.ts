// A stretch of railway as printed: paper around it, the company's colour, and its own pattern inside.
import styles from './face.module.css';
import { round } from './geometry.ts';
import type { PictureLine } from './picture.ts';
import { type Drawn, el } from './svg/node.ts';

export function trackLine({ id, company, from, to }: PictureLine): Drawn {
  const d = `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  const { colour, ink, line } = company;
  return [
    el('path', { key: `${id} bed`, class: styles.trackBed, d }),
    el('path', { key: `${id} colour`, class: styles.trackColour, d, style: `stroke:${colour}` }),
    line !== 'solid' &&
      el('path', { key: `${id} inlay`, class: styles.trackInlay, 'data-line': line, d, style: `stroke:${ink}` }),
  ];
}
