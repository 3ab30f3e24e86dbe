// The beginning of the legend printed on the map, where the picture has room for it.
import { memo } from 'react';
import styles from './ground.module.css';
import { LegendSign } from './LegendSign.tsx';
import type { BoardPicture, LegendEntry } from './picture.ts';

const ROW = 25;

function Legend({
  picture,
  at,
}: {
  readonly picture: BoardPicture;
  readonly at: NonNullable<BoardPicture['legendAt']>;
}) {
  return (
    <g className={styles.legendOnMap} transform={`translate(${at.x} ${at.y})`}>
      {picture.legend.slice(0, at.lines).map((entry, i) => (
        <g key={entry.text} transform={`translate(0 ${i * ROW})`}>
          <LegendSign entry={entry} radius={picture.radius} shape={picture.shape} />
          <text className={styles.legendText} x={34} y={5}>
            {entry.text}
          </text>
        </g>
      ))}
    </g>
  );
}

export const sameWords = (a: readonly LegendEntry[], b: readonly LegendEntry[]) =>
  a.every((entry, i) => entry.text === b[i]?.text);

export const LegendOnMap = memo(Legend, (a, b) => sameWords(a.picture.legend, b.picture.legend));
