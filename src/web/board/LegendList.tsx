// The legend upon the lower edge of the board: folded away or open, as it was left.
import { memo } from 'react';
import { panelLines } from '../../words/web/panels.ts';
import styles from './board.module.css';
import { sameWords } from './LegendOnMap.tsx';
import { LegendSign } from './LegendSign.tsx';
import { useMapView } from './mapView.ts';
import type { BoardPicture } from './picture.ts';

function List({ picture }: { readonly picture: BoardPicture }) {
  const { legend, set } = useMapView();
  if (picture.legend.length === 0) return null;
  return (
    <details className={styles.legend} open={legend} onToggle={(event) => set('legend', event.currentTarget.open)}>
      <summary>{panelLines[picture.lang].board.legend}</summary>
      <ul className={styles.legendList}>
        <LegendEntries picture={picture} />
      </ul>
    </details>
  );
}

/** A legend keeps its signs as long as it keeps its words. */
export const LegendList = memo(
  List,
  (a, b) => a.picture.lang === b.picture.lang && sameWords(a.picture.legend, b.picture.legend),
);

export const LegendEntries = ({ picture }: { readonly picture: BoardPicture }) =>
  picture.legend.map((entry) => (
    <li key={entry.text}>
      <svg viewBox="-26 -16 52 32" width={44} height={27} aria-hidden>
        <LegendSign entry={entry} radius={picture.radius} shape={picture.shape} />
      </svg>
      {entry.text}
    </li>
  ));
