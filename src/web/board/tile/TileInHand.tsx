// Around a tile that is tried out: the ways in which it can be turned, outside of it, and what its new exits join.
import type { BoardPicture, PictureHand } from '../picture.ts';
import { APOTHEM, angleOf, towards } from './edges.ts';
import styles from './tile.module.css';

interface Props {
  readonly hand: PictureHand;
  readonly radius: number;
  readonly shape: BoardPicture['shape'];
}

const ROTATIONS = [0, 1, 2, 3, 4, 5];
const OUTSIDE = 1.15;

export function TileInHand({ hand: { x, y, rotations, now, joints }, radius, shape }: Props) {
  return (
    <g transform={`translate(${x} ${y})`} data-hand>
      {joints.map(({ edge, joined }) => {
        const at = towards(angleOf(edge, shape), APOTHEM * radius);
        return (
          <circle key={edge} className={styles.joint} data-joined={joined} cx={at.x} cy={at.y} r={joined ? 6.4 : 4.6} />
        );
      })}
      {rotations.length > 1 &&
        ROTATIONS.map((rotation) => {
          const at = towards(angleOf(rotation + 0.5, shape), OUTSIDE * radius);
          const fits = rotations.includes(rotation);
          return (
            <circle
              key={rotation}
              className={styles.rotation}
              data-fits={fits}
              data-now={rotation === now || undefined}
              cx={at.x}
              cy={at.y}
              r={rotation === now ? 6 : fits ? 4.4 : 2}
            />
          );
        })}
    </g>
  );
}
