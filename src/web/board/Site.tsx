// The sign of a town: a ring for a town, a square for works, a shield for a start, a buffer for the terminus.

import { hexPath } from './geometry.ts';
import styles from './ground.module.css';
import type { BoardPicture, HexPart } from './picture.ts';

interface Props {
  readonly part: Extract<HexPart, { kind: 'site' }>;
  readonly radius: number;
  readonly shape: BoardPicture['shape'];
}

const ORIGIN = { x: 0, y: 0 };

export function Site({ part, radius: r, shape }: Props) {
  if (part.site === 'start')
    return (
      <g style={{ color: part.company?.colour }}>
        <path className={styles.home} d={hexPath(ORIGIN, r * 0.9, shape)} />
        <circle className={styles.siteRing} r={r * 0.4} />
      </g>
    );
  if (part.site === 'works')
    return <rect className={styles.site} x={-0.4 * r} y={-0.4 * r} width={0.8 * r} height={0.7 * r} rx={r * 0.06} />;
  if (part.site === 'terminus')
    return (
      <g>
        <path className={styles.terminusEdge} d={hexPath(ORIGIN, r * 0.9, shape)} />
        <circle className={styles.site} r={r * 0.46} />
        <circle className={styles.terminusCore} r={r * 0.36} />
      </g>
    );
  return <circle className={styles.site} r={r * 0.36} />;
}
