// Seas and lakes with engraved lines along their shores.
import { memo, useId } from 'react';
import styles from './ground.module.css';
import { insideOf } from './neatLine.ts';
import type { BoardPicture, PictureWater } from './picture.ts';

/** How far from the shore the lines lie. */
const LINES = [36, 26, 17, 9] as const;

interface Props {
  readonly waters: readonly PictureWater[];
  readonly frame: BoardPicture['frame'];
}

export const Waters = memo(function Waters({ waters, frame }: Props) {
  const prefix = useId();
  return (
    <g clipPath={`url(#${prefix}frame)`}>
      <clipPath id={`${prefix}frame`}>
        <rect {...insideOf(frame)} />
      </clipPath>
      {waters.map(({ id, area, shore, beach = area }) => (
        <g key={id}>
          <path className={styles.beach} d={beach} />
          <path className={styles.waterFill} d={area} />
          <clipPath id={prefix + id}>
            <path d={area} />
          </clipPath>
          <g clipPath={`url(#${prefix}${id})`}>
            {LINES.map((far) => (
              <g key={far}>
                <path className={styles.waterLine} d={shore} strokeWidth={2 * far} />
                <path className={styles.waterGap} d={shore} strokeWidth={2 * far - 2} />
              </g>
            ))}
          </g>
          <path className={styles.shore} d={shore} />
        </g>
      ))}
    </g>
  );
});
