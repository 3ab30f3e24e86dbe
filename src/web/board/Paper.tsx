// The sheet under a map: paper and a faint net of meridians; and the neat line around it.
import { memo } from 'react';
import styles from './ground.module.css';
import { insideOf } from './neatLine.ts';
import type { BoardPicture } from './picture.ts';

const NET = 190;

interface Props {
  readonly frame: BoardPicture['frame'];
}

export const Paper = memo(function Paper({ frame }: Props) {
  const { x, y, width, height } = insideOf(frame);
  const meridians = Array.from({ length: Math.floor(width / NET) }, (_, i) => x + (i + 0.6) * NET);
  const parallels = Array.from({ length: Math.floor(height / NET) }, (_, i) => y + (i + 0.7) * NET);
  const net = [
    ...meridians.map((at) => `M${at} ${y}V${y + height}`),
    ...parallels.map((at) => `M${x} ${at}H${x + width}`),
  ].join('');
  return (
    <>
      <rect className={styles.paper} {...frame} />
      <path className={styles.net} d={net} />
    </>
  );
});

export const NeatLine = memo(function NeatLine({ frame }: Props) {
  return <rect className={styles.neatLine} {...insideOf(frame)} />;
});
