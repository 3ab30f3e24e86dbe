// What stands along and inside the frame of a map: coordinates, the title, and on request the coordinates of every hex.
import { memo, useMemo } from 'react';
import { coordinatesOf } from './coordinates.ts';
import styles from './ground.module.css';
import type { BoardPicture } from './picture.ts';
import { titleIn } from './titlePlace.ts';

interface Props {
  readonly picture: BoardPicture;
  readonly title: string | undefined;
}

function Printed({ picture, title }: Props) {
  const coordinates = useMemo(() => coordinatesOf(picture), [picture]);
  const placed = useMemo(() => (title === undefined ? null : titleIn(picture, title)), [picture, title]);
  return (
    <g>
      {coordinates.map(({ id, text, x, y }) => (
        <text key={id} className={styles.coordinate} x={x} y={y + 5.5}>
          {text}
        </text>
      ))}
      {placed && (
        <text className={styles.title} transform={`translate(${placed.x} ${placed.y})`}>
          <tspan className={styles.titleHead} x={0} y={28}>
            {placed.head}
          </tspan>
          {placed.lines.map((line, i) => (
            <tspan key={line} x={0} y={52 + i * 20}>
              {line}
            </tspan>
          ))}
        </text>
      )}
    </g>
  );
}

/** A map keeps its frame as long as it is the same map. */
export const Frame = memo(Printed, (a, b) => a.picture.frame === b.picture.frame && a.title === b.title);

/** The coordinates of every hex, inside of it. */
export const HexCoordinates = memo(function HexCoordinates({ picture }: Pick<Props, 'picture'>) {
  return (
    <g>
      {picture.hexes.map(({ id, x, y, tile }) => {
        const at = tile?.labels.find(({ kind }) => kind === 'id') ?? { x: 0, y: 0.36 * picture.radius };
        return (
          <text key={id} className={styles.hexCoordinate} x={x + at.x} y={y + at.y + 4}>
            {id}
          </text>
        );
      })}
    </g>
  );
});
