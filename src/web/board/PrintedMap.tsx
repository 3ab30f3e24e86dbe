// A map that is only looked at: all of it at once, as large as its place, as for a printed page.
import type { CSSProperties } from 'react';
import { classes } from '../design/classes.ts';
import styles from './board.module.css';
import { Drawing } from './Drawing.tsx';
import inks from './inks.module.css';
import type { BoardPicture, Marks } from './picture.ts';

interface Props {
  readonly picture: BoardPicture;
  readonly title: string;
  readonly label: string;
}

const NO_MARKS: Marks = new Map();

export function PrintedMap({ picture, title, label }: Props) {
  const { frame, letters = 1 } = picture;
  return (
    <div
      className={classes(styles.printed, inks.inks)}
      style={{ aspectRatio: `${frame.width} / ${frame.height}`, '--letters': letters } as CSSProperties}
    >
      <Drawing
        picture={picture}
        marks={NO_MARKS}
        stop=""
        pickable={false}
        label={label}
        title={title}
        coordinates={false}
        whole
      />
    </div>
  );
}
