// The track of a hex, and the borders around it.
import { classes } from '../../design/classes.ts';
import ground from '../ground.module.css';
import type { Point } from '../picture.ts';
import { type Drawn, el } from '../svg/node.ts';
import { border } from './border.ts';
import { groundOf } from './groundOf.ts';
import styles from './tile.module.css';
import type { PictureTile } from './tilePicture.ts';

/** All track of a kind is one path: a board has hundreds of pieces, and the browser styles each element. */
export function tileTracks({ x, y }: Point, { tracks, borders, colour, tried }: PictureTile, key?: string): Drawn {
  if (tracks.length + borders.length === 0) return null;
  const rails = tracks.map(({ path, point, sea }) => (point || sea ? '' : path)).join('');
  const points = tracks.map(({ point }) => point).join('');
  const sea = tracks.map(({ path, point, sea }) => (sea && !point ? path : '')).join('');
  return el(
    'g',
    {
      key,
      transform: `translate(${x} ${y})`,
      'data-tried': tried,
      class: classes(styles.tracks, ground[groundOf(colour)]),
    },
    borders.map(({ path, kind }) => border(kind, path, colour)),
    rails && [el('path', { class: styles.bed, d: rails }), el('path', { class: styles.rail, d: rails })],
    points && el('path', { class: styles.point, d: points }),
    sea && el('path', { class: styles.sea, d: sea }),
    tracks
      .flatMap(({ bridges = [] }) => bridges)
      .map((d) => el('g', {}, el('path', { class: styles.bridge, d }), el('path', { class: styles.rail, d }))),
  );
}
