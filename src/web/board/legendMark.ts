// Legend signs of passing things: rings of a decision, a run, a tile in hand, the layers of a company.
import { hexPath } from './geometry.ts';
import type { BoardPicture, LegendEntry } from './picture.ts';
import { type Drawn, el } from './svg/node.ts';
import styles from './target.module.css';
import tile from './tile/tile.module.css';

export type Passing = Extract<LegendEntry, { sign: 'mark' | 'run' | 'hand' | 'layer' }>;

const ORIGIN = { x: 0, y: 0 };
/** Legends draw hexes of half size at this scale, lines included. */
const SMALL = { transform: 'scale(0.55)' };

export function legendMark(entry: Passing, { radius, shape }: Pick<BoardPicture, 'radius' | 'shape'>): Drawn {
  const d = hexPath(ORIGIN, radius / 2, shape);
  if (entry.sign === 'mark') return el('g', SMALL, el('path', { class: styles.mark, 'data-mark': entry.mark, d }));
  if (entry.sign === 'run')
    return el(
      'g',
      { class: tile.run },
      el('path', { class: tile.runLine, style: 'stroke:var(--signal-fill)', d: 'M-20 0H20' }),
    );
  if (entry.sign === 'layer') return el('g', { style: 'color:var(--info)' }, layerSign(entry.layer, d));
  if (entry.hand === 'turns') return el('circle', { class: tile.rotation, 'data-fits': true, r: 4.4 });
  const isJoined = entry.hand === 'joined';
  return el('circle', { class: tile.joint, 'data-joined': isJoined, r: isJoined ? 6.4 : 4.6 });
}

function layerSign(layer: Extract<Passing, { sign: 'layer' }>['layer'], d: string): Drawn {
  const ring = el('circle', { class: styles.reachedStop, r: 9 });
  if (layer === 'reached') return el('g', SMALL, el('path', { class: styles.reached, d }));
  if (layer === 'stops') return ring;
  if (layer === 'home') return [el('circle', { class: styles.homeEdge, r: 9 }), ring];
  if (layer === 'closed')
    return el('g', { class: styles.closed }, el('circle', { r: 10 }), el('path', { d: 'M-7 -7L7 7' }));
  return [el('path', { class: styles.bound, d: 'M-24 0H4' }), el('circle', { class: styles.aim, cx: 14, r: 9 })];
}
