// The track of a hex, and the borders around it.
import { memo } from 'react';
import { classes } from '../../design/classes.ts';
import { alike } from '../alike.ts';
import ground from '../ground.module.css';
import type { Point } from '../picture.ts';
import { Border } from './Border.tsx';
import { groundOf } from './groundOf.ts';
import styles from './tile.module.css';
import type { PictureTile } from './tilePicture.ts';

interface Props {
  readonly at: Point;
  readonly tile: PictureTile;
}

/** All track of a kind is one path: a board has hundreds of them, and each element is styled for itself. */
function Tracks({ at: { x, y }, tile }: Props) {
  if (tile.tracks.length + tile.borders.length === 0) return null;
  const rails = tile.tracks.map(({ path, point, sea }) => (point || sea ? '' : path)).join('');
  const points = tile.tracks.map(({ point }) => point).join('');
  const sea = tile.tracks.map(({ path, point, sea }) => (sea && !point ? path : '')).join('');
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-tried={tile.tried}
      className={classes(styles.tracks, ground[groundOf(tile.colour)])}
    >
      {tile.borders.map(({ path, kind }) => (
        <Border key={path} kind={kind} path={path} colour={tile.colour} />
      ))}
      {rails && <path className={styles.bed} d={rails} />}
      {rails && <path className={styles.rail} d={rails} />}
      {points && <path className={styles.point} d={points} />}
      {sea && <path className={styles.sea} d={sea} />}
      {tile.tracks
        .flatMap(({ bridges = [] }) => bridges)
        .map((bridge) => (
          <g key={bridge}>
            <path className={styles.bridge} d={bridge} />
            <path className={styles.rail} d={bridge} />
          </g>
        ))}
    </g>
  );
}

export const TileTracks = memo(
  Tracks,
  (a, b) => a.at.x === b.at.x && a.at.y === b.at.y && (a.tile === b.tile || alike(drawn(a.tile), drawn(b.tile))),
);

const drawn = ({ colour, tracks, borders, tried }: PictureTile) => ({ colour, tracks, borders, tried });
