// Rings around the cities of a hex that can be chosen by themselves: the circle itself is touched.
import type { BoardPicture, Mark, Marks } from './picture.ts';
import styles from './target.module.css';
import { UNIT } from './tile/sizes.ts';
import { slotRadius } from './tile/slots.ts';

interface Props {
  readonly hexes: BoardPicture['hexes'];
  readonly marks: Marks;
}

const isPicked = (mark: Mark): boolean => mark === 'choosable' || mark === 'chosen';

export function StopMarks({ hexes, marks }: Props) {
  // at most moments nothing can be chosen: then nobody looks through all stops
  if (![...marks.values()].some(isPicked)) return null;
  return hexes.flatMap(({ x, y, tile }) =>
    (tile && tile.stops.length > 1 ? tile.stops : []).flatMap((stop) => {
      const mark = marks.get(stop.id);
      if (!mark || !isPicked(mark)) return [];
      const places = stop.slots.length > 0 ? stop.slots : [stop];
      return places.map((at) => (
        <circle
          key={`${stop.id} ${at.x} ${at.y}`}
          className={styles.stopMark}
          data-mark={mark}
          data-stop={stop.id}
          cx={x + at.x}
          cy={y + at.y}
          r={slotRadius(Math.max(1, stop.slots.length)) * UNIT + 2}
        />
      ));
    }),
  );
}
