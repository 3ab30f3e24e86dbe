// A layer upon the map: what one company reaches, where it is closed out, and the way from its home to where it is bound.
import { hexPath } from './geometry.ts';
import type { BoardPicture, PictureLayer } from './picture.ts';
import styles from './target.module.css';

interface Props {
  readonly layer: PictureLayer;
  readonly picture: BoardPicture;
}

const RING = 17;

/** Under the track. */
export function ReachedHexes({ layer, picture }: Props) {
  const reached = new Set(layer.hexes);
  const d = picture.hexes
    .filter(({ id }) => reached.has(id))
    .map((hex) => hexPath(hex, picture.radius * 0.96, picture.shape))
    .join('');
  return <path className={styles.reached} style={{ color: layer.company.thin ?? layer.company.colour }} d={d} />;
}

/** Above everything. */
export function CompanyOnMap({ layer: { company, stops, closed, homes, bound } }: Pick<Props, 'layer'>) {
  return (
    <g className={styles.company} style={{ color: company.thin ?? company.colour }} data-layer={company.letter}>
      {bound?.to.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <path className={styles.bound} d={`M${bound.from.x} ${bound.from.y}L${x} ${y}`} />
          <circle className={styles.aim} cx={x} cy={y} r={RING + 5} />
        </g>
      ))}
      {homes.map(({ x, y, radius = RING }) => (
        <g key={`${x} ${y}`} data-home>
          <circle className={styles.homeEdge} cx={x} cy={y} r={radius} />
          <circle className={styles.reachedStop} cx={x} cy={y} r={radius} />
        </g>
      ))}
      {stops.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.reachedStop} cx={x} cy={y} r={RING} />
      ))}
      {closed.map(({ x, y }) => (
        <g key={`${x} ${y}`} className={styles.closed} transform={`translate(${x} ${y})`}>
          <circle r={RING + 4} />
          <path d="M-15 -15L15 15" />
        </g>
      ))}
    </g>
  );
}
