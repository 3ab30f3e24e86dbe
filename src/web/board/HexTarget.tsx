// What is touched, focused and read aloud of a hex.
import { memo } from 'react';
import { hexPath } from './geometry.ts';
import type { BoardPicture, Mark, PictureHex } from './picture.ts';
import styles from './target.module.css';

interface Props {
  readonly hex: PictureHex;
  readonly radius: number;
  readonly shape: BoardPicture['shape'];
  readonly mark: Mark | undefined;
  /** The label with what the mark means. */
  readonly label: string;
  /** Whether the tab key stops here. */
  readonly stop: boolean;
  readonly pickable: boolean;
}

function Target({ hex, radius, shape, mark, label, stop, pickable }: Props) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only a button says whether it is pressed
    <g
      role={pickable ? 'button' : 'img'}
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-pressed={pickable ? mark === 'chosen' : undefined}
      data-hex={hex.id}
      data-mark={mark}
      className={styles.target}
    >
      <path className={styles.hit} d={hexPath(hex, radius, shape)} />
      <path className={styles.focus} d={hexPath(hex, radius * 0.95, shape)} />
    </g>
  );
}

export const HexTarget = memo(
  Target,
  (a, b) =>
    a.hex.id === b.hex.id &&
    a.hex.x === b.hex.x &&
    a.hex.y === b.hex.y &&
    a.radius === b.radius &&
    a.mark === b.mark &&
    a.label === b.label &&
    a.stop === b.stop &&
    a.pickable === b.pickable,
);
