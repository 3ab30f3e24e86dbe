// The signs of a legend that come and go: rings of a decision, a run, a tile in hand, the layers of a company.
import { hexPath } from './geometry.ts';
import type { BoardPicture, LegendEntry } from './picture.ts';
import styles from './target.module.css';
import tile from './tile/tile.module.css';

export type Passing = Extract<LegendEntry, { sign: 'mark' | 'run' | 'hand' | 'layer' }>;

const ORIGIN = { x: 0, y: 0 };
/** Hexes are drawn at half of this part of their size, and their lines at this part of their width. */
const SMALL = 0.55;

export function LegendMark({
  entry,
  radius,
  shape,
}: Pick<BoardPicture, 'radius' | 'shape'> & { readonly entry: Passing }) {
  if (entry.sign === 'mark')
    return (
      <g transform={`scale(${SMALL})`}>
        <path className={styles.mark} data-mark={entry.mark} d={hexPath(ORIGIN, radius / 2, shape)} />
      </g>
    );
  if (entry.sign === 'run')
    return (
      <g className={tile.run}>
        <path className={tile.runLine} style={{ stroke: 'var(--signal-fill)' }} d="M-20 0H20" />
      </g>
    );
  if (entry.sign === 'hand') {
    if (entry.hand === 'turns') return <circle className={tile.rotation} data-fits="true" r={4.4} />;
    return (
      <circle className={tile.joint} data-joined={entry.hand === 'joined'} r={entry.hand === 'joined' ? 6.4 : 4.6} />
    );
  }
  return <g style={{ color: 'var(--info)' }}>{layerSign(entry.layer, radius, shape)}</g>;
}

function layerSign(layer: Extract<Passing, { sign: 'layer' }>['layer'], radius: number, shape: BoardPicture['shape']) {
  if (layer === 'reached')
    return (
      <g transform={`scale(${SMALL})`}>
        <path className={styles.reached} d={hexPath(ORIGIN, radius / 2, shape)} />
      </g>
    );
  if (layer === 'stops') return <circle className={styles.reachedStop} r={9} />;
  if (layer === 'home')
    return (
      <>
        <circle className={styles.homeEdge} r={9} />
        <circle className={styles.reachedStop} r={9} />
      </>
    );
  if (layer === 'closed')
    return (
      <g className={styles.closed}>
        <circle r={10} />
        <path d="M-7 -7L7 7" />
      </g>
    );
  return (
    <>
      <path className={styles.bound} d="M-24 0H4" />
      <circle className={styles.aim} cx={14} r={9} />
    </>
  );
}
