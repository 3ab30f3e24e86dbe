// A stretch of railway as printed: paper around it, the company's colour, and its own pattern inside.
import { memo } from 'react';
import { alike } from './alike.ts';
import styles from './face.module.css';
import { round } from './geometry.ts';
import type { PictureLine } from './picture.ts';

function Track({ line }: { readonly line: PictureLine }) {
  const { company, from, to } = line;
  const d = `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  return (
    <>
      <path className={styles.trackBed} d={d} />
      <path className={styles.trackColour} d={d} style={{ stroke: company.colour }} />
      {company.line !== 'solid' && (
        <path className={styles.trackInlay} data-line={company.line} d={d} style={{ stroke: company.ink }} />
      )}
    </>
  );
}

export const TrackLine = memo(Track, (a, b) => alike(a.line, b.line));
