// The legend on the lower edge of the board; it stays open or folded.
import { memo } from 'react';
import { panelLines } from '../../words/web/panels.ts';
import styles from './board.module.css';
import { legendSign } from './legendSign.ts';
import { useMapView } from './mapView.ts';
import type { BoardPicture } from './picture.ts';
import { Svg } from './svg/Svg.tsx';

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

/** Memoised by language and texts: the same texts always come with the same signs. */
export const LegendList = memo(
  List,
  ({ picture: a }, { picture: b }) =>
    a.lang === b.lang && a.legend.every((entry, i) => entry.text === b.legend[i]?.text),
);

export const LegendEntries = ({ picture }: { readonly picture: BoardPicture }) =>
  picture.legend.map((entry) => (
    <li key={entry.text}>
      <Svg viewBox="-26 -16 52 32" width={44} height={27} aria-hidden drawn={legendSign(entry, picture)} />
      {entry.text}
    </li>
  ));
