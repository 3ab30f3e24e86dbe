// The sign of a town: a ring for a town, a square for works, a shield for a start, a buffer for the terminus.
import { hexPath } from './geometry.ts';
import styles from './ground.module.css';
import type { BoardPicture, HexPart } from './picture.ts';
import { el, type SvgNode } from './svg/node.ts';

const ORIGIN = { x: 0, y: 0 };

export function site(part: Extract<HexPart, { kind: 'site' }>, r: number, shape: BoardPicture['shape']): SvgNode {
  const outline = hexPath(ORIGIN, r * 0.9, shape);
  if (part.site === 'start')
    return el(
      'g',
      { style: part.company && `color:${part.company.colour}` },
      el('path', { class: styles.home, d: outline }),
      el('circle', { class: styles.siteRing, r: r * 0.4 }),
    );
  if (part.site === 'works')
    return el('rect', {
      class: styles.site,
      x: -0.4 * r,
      y: -0.4 * r,
      width: 0.8 * r,
      height: 0.7 * r,
      rx: r * 0.06,
    });
  if (part.site === 'terminus')
    return el(
      'g',
      {},
      el('path', { class: styles.terminusEdge, d: outline }),
      el('circle', { class: styles.site, r: r * 0.46 }),
      el('circle', { class: styles.terminusCore, r: r * 0.36 }),
    );
  return el('circle', { class: styles.site, r: r * 0.36 });
}
