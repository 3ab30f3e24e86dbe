// A layer on the map for one company: its reach, the stops closed to it, and the way from its home to its destination.
import { hexPath } from './geometry.ts';
import type { BoardPicture, PictureLayer } from './picture.ts';
import { el, type SvgNode } from './svg/node.ts';
import styles from './target.module.css';

const RING = 17;

const inkOf = ({ company }: PictureLayer): string => `color:${company.thin ?? company.colour}`;

/** Drawn under the track. */
export function reachedHexes(layer: PictureLayer, { hexes, radius, shape }: BoardPicture): SvgNode {
  const reached = new Set(layer.hexes);
  const d = hexes
    .filter(({ id }) => reached.has(id))
    .map((hex) => hexPath(hex, radius * 0.96, shape))
    .join('');
  return el('path', { key: 'reached', class: styles.reached, style: inkOf(layer), d });
}

/** Drawn above everything. */
export function companyOnMap(layer: PictureLayer): SvgNode {
  const { company, stops, closed, homes, bound } = layer;
  return el(
    'g',
    { key: 'company', class: styles.company, style: inkOf(layer), 'data-layer': company.letter },
    bound?.to.map(({ x, y }) =>
      el(
        'g',
        {},
        el('path', { class: styles.bound, d: `M${bound.from.x} ${bound.from.y}L${x} ${y}` }),
        el('circle', { class: styles.aim, cx: x, cy: y, r: RING + 5 }),
      ),
    ),
    homes.map(({ x, y, radius = RING }) =>
      el(
        'g',
        { 'data-home': true },
        el('circle', { class: styles.homeEdge, cx: x, cy: y, r: radius }),
        el('circle', { class: styles.reachedStop, cx: x, cy: y, r: radius }),
      ),
    ),
    stops.map(({ x, y }) => el('circle', { class: styles.reachedStop, cx: x, cy: y, r: RING })),
    closed.map(({ x, y }) =>
      el(
        'g',
        { class: styles.closed, transform: `translate(${x} ${y})` },
        el('circle', { r: RING + 4 }),
        el('path', { d: 'M-15 -15L15 15' }),
      ),
    ),
  );
}
