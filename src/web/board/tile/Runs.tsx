// The runs of trains over the track: a thick line each, in the order in which the pieces are gone over.
import { memo } from 'react';
import { alike } from '../alike.ts';
import type { PictureRun } from '../picture.ts';
import styles from './tile.module.css';

function Lines({ runs }: { readonly runs: readonly PictureRun[] }) {
  return (
    <g>
      {runs.map(({ id, ink, pieces, stops, faint }) => (
        <g key={id} className={styles.run} data-run={id}>
          {pieces.map(({ x, y, path }) => (
            <path key={`${x} ${y} ${path}`} className={styles.runBed} transform={`translate(${x} ${y})`} d={path} />
          ))}
          {pieces.map(({ x, y, path }) => (
            <path
              key={`${x} ${y} ${path}`}
              className={styles.runLine}
              data-faint={faint || undefined}
              style={{ stroke: ink }}
              transform={`translate(${x} ${y})`}
              d={path}
            />
          ))}
          {stops.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className={styles.runStop} style={{ stroke: ink }} cx={x} cy={y} r={17} />
          ))}
        </g>
      ))}
    </g>
  );
}

export const Runs = memo(Lines, (a, b) => alike(a.runs, b.runs));
