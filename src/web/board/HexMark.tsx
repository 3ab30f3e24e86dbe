// The ring that says what a hex is in the decision at hand; it lies under the lines and the lettering.
import { memo } from 'react';
import { hexPath } from './geometry.ts';
import type { BoardPicture, Mark, PictureHex } from './picture.ts';
import styles from './target.module.css';

interface Props {
  readonly hex: PictureHex;
  readonly radius: number;
  readonly shape: BoardPicture['shape'];
  readonly mark: Mark;
}

function Ring({ hex, radius, shape, mark }: Props) {
  const tile = hex.tile && (hex.tile.tried ? 'tried' : 'laid');
  // around a tile that is tried out, so that its exits are seen
  const size = tile === 'tried' ? 1.05 : 0.93;
  return <path className={styles.mark} data-mark={mark} data-tile={tile} d={hexPath(hex, radius * size, shape)} />;
}

export const HexMark = memo(
  Ring,
  (a, b) =>
    a.hex.id === b.hex.id && a.hex.tile?.tried === b.hex.tile?.tried && a.mark === b.mark && a.radius === b.radius,
);
