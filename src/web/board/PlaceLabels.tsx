// The labels of places that can be chosen: as large on the screen at any scale.

import type { BoardPicture, Marks } from './picture.ts';
import { placeLabels } from './placeLabels.ts';
import styles from './target.module.css';

interface Props {
  readonly picture: BoardPicture;
  readonly marks: Marks;
}

/** Below the middle, where tokens and track leave most room. */
const BELOW = 0.5;

export const PlaceLabels = ({ picture, marks }: Props) =>
  placeLabels(picture, marks).map(({ hex, x, y, text, isNamed, isPrinted }) => (
    <g key={hex} transform={`translate(${x} ${y + BELOW * picture.radius})`} data-place={hex}>
      <text className={styles.placeLabel} data-named={isNamed || undefined} data-printed={isPrinted || undefined} y={4}>
        {text}
      </text>
    </g>
  ));
