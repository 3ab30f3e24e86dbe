// A map without controls: the whole of it, as large as its place, as for a printed page.
import { type CSSProperties, useId } from 'react';
import { classes } from '../design/classes.ts';
import styles from './board.module.css';
import { wholeMap } from './drawing.ts';
import inks from './inks.module.css';
import type { BoardPicture } from './picture.ts';
import { Svg } from './svg/Svg.tsx';

interface Props {
  readonly picture: BoardPicture;
  readonly title: string;
  readonly label: string;
}

export function PrintedMap({ picture, title, label }: Props) {
  const prefix = useId();
  const { frame, letters = 1 } = picture;
  const { x, y, width, height } = frame;
  return (
    <div
      className={classes(styles.printed, inks.inks)}
      style={{ aspectRatio: `${width} / ${height}`, '--letters': letters } as CSSProperties}
    >
      <Svg
        className={styles.drawing}
        role="group"
        aria-label={label}
        viewBox={`${x} ${y} ${width} ${height}`}
        drawn={wholeMap(picture, title, prefix)}
      />
    </div>
  );
}
