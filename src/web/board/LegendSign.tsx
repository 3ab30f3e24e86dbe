// One sign of a legend, small, around the origin.

import { classes } from '../design/classes.ts';
import { Figure } from './Figures.tsx';
import face from './face.module.css';
import { hexPath } from './geometry.ts';
import styles from './ground.module.css';
import { Scale } from './HexFace.tsx';
import { LegendMark } from './LegendMark.tsx';
import { motifOf } from './motifs.ts';
import type { BoardPicture, Ground, HexPart, LegendEntry } from './picture.ts';
import { Site } from './Site.tsx';
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
  if (entry.sign === 'track') return <Track track={entry.track} />;
  if (entry.sign === 'tiles') return <Tiles grounds={entry.grounds} radius={radius} shape={shape} />;
  if (entry.sign === 'label') return <Sign sign={entry.label} />;
  if (entry.sign === 'stop')
    return (
      <>
        <Stop stop={entry.stop} />
        {entry.also && <Stop stop={entry.also} />}
      </>
    );
  if (entry.sign === 'part') return <Part part={entry.part} radius={radius} shape={shape} />;
  if (entry.sign !== 'ground') return <LegendMark entry={entry} radius={radius} shape={shape} />;
  const motif = motifOf(entry.ground, '', radius, ORIGIN);
  return (
    <g transform="scale(0.3)">
      <path className={classes(styles.ground, styles[entry.ground])} d={hexPath(ORIGIN, radius, shape)} />
      {motif && <path className={styles.motif} d={motif.lines} />}
    </g>
  );
}

function Track({ track }: { readonly track: Extract<LegendEntry, { sign: 'track' }>['track'] }) {
  if (track === 'sea') return <path className={tile.sea} fill="none" d="M-22 0L22 0" />;
  return (
    <g className={tile.tracks}>
      {track === 'off' ? (
        <path className={tile.point} d="M-14 -5L14 0L-14 5Z" />
      ) : (
        <>
          <path className={tile.rail} d="M-16 -12L16 12" />
          <path className={tile.bridge} d="M-6 4.5L6 -4.5" />
          <path className={tile.rail} d="M-16 12L16 -12" />
        </>
      )}
    </g>
  );
}

type TilesProps = Pick<Props, 'radius' | 'shape'> & { readonly grounds: readonly Ground[] };

/** Side by side, one over the other. */
function Tiles({ grounds, radius, shape }: TilesProps) {
  const step = 36 / grounds.length;
  return grounds.map((ground, i) => (
    <g key={ground} transform={`translate(${(i - (grounds.length - 1) / 2) * step} 0) scale(0.2)`}>
      <path className={classes(styles.ground, styles[ground])} d={hexPath(ORIGIN, radius, shape)} />
    </g>
  ));
}

function Part({ part, radius, shape }: Pick<Props, 'radius' | 'shape'> & { readonly part: HexPart }) {
  if (part.kind === 'figure' || part.kind === 'house') return <Figure part={part} x={0} y={0} />;
  if (part.kind === 'site')
    return (
      <g transform="scale(0.3)">
        <Site part={part} radius={radius} shape={shape} />
      </g>
    );
  if (part.kind === 'scale') return <Scale steps={part.steps} reached={part.reached} y={0} />;
  if (part.kind === 'awaits')
    return (
      <text className={face.awaits} y={6}>
        {part.company.letter}
      </text>
    );
  return <Token company={part.company} at={{ x: 0, y: 0, radius: 10 }} />;
}
