// What stands and is written on a hex with track: cities with their tokens, towns, values, labels, names.
import type { CSSProperties } from 'react';
import type { Point } from '../picture.ts';
import { Sign } from './Sign.tsx';
import { Stop } from './Stop.tsx';
import styles from './tile.module.css';
import type { PictureLabel, PictureTile } from './tilePicture.ts';

interface Props {
  readonly at: Point;
  readonly tile: PictureTile;
}

export function TileFace({ at: { x, y }, tile }: Props) {
  const { stops, borders, labels } = tile;
  if (stops.length + labels.length === 0 && borders.every(({ cost }) => !cost)) return null;
  return (
    <g transform={`translate(${x} ${y})`} data-colour={tile.colour} data-tried={tile.tried} className={styles.face}>
      {stops.map((stop) => (
        <Stop key={stop.id} stop={stop} />
      ))}
      {borders.map(
        ({ path, cost }) =>
          cost && (
            <text key={path} className={styles.cost} x={cost.x} y={cost.y + 4}>
              {cost.text}
            </text>
          ),
      )}
      {labels.map((label) => (
        <g
          key={`${label.kind} ${placeAmong(labels, label)}`}
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

/** Which of the signs of its kind it is: one that moves aside is moved, not made anew. */
const placeAmong = (labels: readonly PictureLabel[], label: PictureLabel): number =>
  labels.filter(({ kind }) => kind === label.kind).indexOf(label);
