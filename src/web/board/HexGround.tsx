// What is printed in a hex under the lines: its tint, its drawn pattern and the sign of a town.
import { memo } from 'react';
import { classes } from '../design/classes.ts';
import { alike } from './alike.ts';
import { hexPath } from './geometry.ts';
import styles from './ground.module.css';
import { motifOf } from './motifs.ts';
import type { BoardPicture, PictureHex } from './picture.ts';
import { Site } from './Site.tsx';

interface Props {
  readonly hex: PictureHex;
  readonly radius: number;
  readonly shape: BoardPicture['shape'];
}

function Ground({ hex, radius, shape }: Props) {
  const { id, x, y, ground, parts } = hex;
  const motif = motifOf(ground, id, radius, hex);
  // drawn where it lies, and not one element more than there is to see: a board has hundreds of them
  return (
    <>
      <path className={classes(styles.ground, styles[ground])} d={hexPath(hex, radius, shape)} />
      {motif && <path className={styles.shade} d={motif.shade} />}
      {motif && <path className={styles.motif} d={motif.lines} />}
      {parts.map(
        (part) =>
          part.kind === 'site' && (
            <g key="site" transform={`translate(${x} ${y})`}>
              <Site part={part} radius={radius} shape={shape} />
            </g>
          ),
      )}
    </>
  );
}

/** Drawn again only when something of it has changed. */
export const HexGround = memo(
  Ground,
  (a, b) =>
    a.radius === b.radius &&
    a.shape === b.shape &&
    (a.hex === b.hex || (a.hex.ground === b.hex.ground && alike(sitesOf(a.hex), sitesOf(b.hex)))),
);

const sitesOf = ({ id, x, y, parts }: PictureHex) => ({
  id,
  x,
  y,
  sites: parts.filter((part) => part.kind === 'site'),
});
