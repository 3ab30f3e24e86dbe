// One of the sheets that lie upon each other and make a drawing. Each is painted by itself: what changes on one leaves the
// others as they are.
import type { ReactNode } from 'react';
import styles from './board.module.css';

interface Props {
  /** For a page that is only printed all lies on one sheet. */
  readonly whole: boolean;
  readonly children: ReactNode;
}

/** The view is written to its first element. */
export function Sheet({ whole, children }: Props) {
  if (whole) return <g aria-hidden>{children}</g>;
  return (
    <svg className={styles.drawing} aria-hidden>
      <g>{children}</g>
    </svg>
  );
}
