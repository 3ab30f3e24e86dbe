// The outline of all the land together, under the hexes.
import { memo } from 'react';
import { hexPath } from './geometry.ts';
import styles from './ground.module.css';
import type { BoardPicture } from './picture.ts';

type Props = Pick<BoardPicture, 'hexes' | 'radius' | 'shape'>;

function Land({ hexes, radius, shape }: Props) {
  const outline = hexes
    .filter(({ ground }) => ground !== 'off')
    .map((hex) => hexPath(hex, radius, shape))
    .join('');
  return <path className={styles.landmass} d={outline} />;
}

/** The hexes of a board never change, so their number identifies it. */
export const Landmass = memo(Land, (a, b) => a.hexes.length === b.hexes.length && a.radius === b.radius);
