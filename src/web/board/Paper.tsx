// The sheet under a map: paper and a faint net of meridians; and the neat line around it.
import { memo } from 'react';
import styles from './board.module.css';
import type { BoardPicture } from './picture.ts';

const NET = 190;
const MARGIN = 12;

interface Props {
  readonly frame: BoardPicture['frame'];
}

export const Paper = memo(function Paper({ frame: { x, y, width, height } }: Props) {
  const meridians = Array.from({ length: Math.floor(width / NET) }, (_, i) => x + (i + 0.6) * NET);
  const parallels = Array.from({ length: Math.floor(height / NET) }, (_, i) => y + (i + 0.7) * NET);
  const net = [
    ...meridians.map((at) => `M${at} ${y}V${y + height}`),
    ...parallels.map((at) => `M${x} ${at}H${x + width}`),
  ].join('');
  return (
    <>
      <rect className={styles.paper} x={x} y={y} width={width} height={height} />
      <path className={styles.net} d={net} />
    </>
  );
});

export const NeatLine = memo(function NeatLine({ frame: { x, y, width, height } }: Props) {
  return (
    <rect
      className={styles.neatLine}
      x={x + MARGIN}
      y={y + MARGIN}
      width={width - 2 * MARGIN}
      height={height - 2 * MARGIN}
    />
  );
});
