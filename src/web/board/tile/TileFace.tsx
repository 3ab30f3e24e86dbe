// What stands and is written on a hex with track: cities with their tokens, towns, values, labels, names.
import type { CSSProperties } from 'react';
import { Sign } from './Sign.tsx';
import { Stop } from './Stop.tsx';
import styles from './tile.module.css';
import type { PictureTile } from './tilePicture.ts';

export function TileFace({ tile }: { readonly tile: PictureTile }) {
  return (
    <g data-colour={tile.colour} data-tried={tile.tried} className={styles.face}>
      {tile.stops.map((stop) => (
        <Stop key={stop.id} stop={stop} />
      ))}
      {tile.borders.map(
        ({ path, cost }) =>
          cost && (
            <text key={path} className={styles.cost} x={cost.x} y={cost.y + 4}>
              {cost.text}
            </text>
          ),
      )}
      {tile.labels.map((label) => (
        <g
          key={`${label.kind} ${label.x} ${label.y}`}
          className={styles.sign}
          data-sign={label.kind}
          style={{ translate: `${label.x}px ${label.y}px`, '--most': label.most } as CSSProperties}
        >
          <Sign sign={label} />
        </g>
      ))}
    </g>
  );
}
