// One sign of a legend, small, around the origin.

import { classes } from '../design/classes.ts';
import { Figure } from './Figures.tsx';
import { hexPath } from './geometry.ts';
import styles from './ground.module.css';
import { motifOf } from './motifs.ts';
import type { BoardPicture, LegendEntry } from './picture.ts';
import { Token } from './Token.tsx';
import { TrackLine } from './TrackLine.tsx';
import { Border } from './tile/Border.tsx';
import { Sign } from './tile/Sign.tsx';
import { Stop } from './tile/Stop.tsx';
import tile from './tile/tile.module.css';

interface Props {
  readonly entry: LegendEntry;
  readonly radius: number;
  readonly shape: BoardPicture['shape'];
}

const ORIGIN = { x: 0, y: 0 };

export function LegendSign({ entry, radius, shape }: Props) {
  if (entry.sign === 'company') {
    const line = { id: '', company: entry.company, from: { x: -24, y: 0 }, to: { x: 24, y: 0 } };
    return (
      <>
        <TrackLine line={line} />
        <Token company={entry.company} at={{ x: 0, y: 0, radius: 10 }} />
      </>
    );
  }
  if (entry.sign === 'border') return <Border kind={entry.border} path="M-22 0L22 0" />;
  if (entry.sign === 'track') return <path className={tile.sea} fill="none" d="M-22 0L22 0" />;
  if (entry.sign === 'label') return <Sign sign={entry.label} />;
  if (entry.sign === 'stop') return <Stop stop={entry.stop} />;
  if (entry.sign === 'part')
    return entry.part.kind === 'figure' || entry.part.kind === 'house' ? (
      <Figure part={entry.part} x={0} y={0} />
    ) : null;
  const motif = motifOf(entry.ground, '', radius, ORIGIN);
  return (
    <g transform="scale(0.3)">
      <path className={classes(styles.ground, styles[entry.ground])} d={hexPath(ORIGIN, radius, shape)} />
      {motif && <path className={styles.motif} d={motif.lines} />}
    </g>
  );
}
