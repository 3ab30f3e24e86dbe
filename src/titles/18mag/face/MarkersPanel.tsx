// Rounds without a train sold: three of them bring the next phase.

import { Card } from '../../../web/design/Card.tsx';
import { ClockList } from '../../../web/panels/ClockList.tsx';
import type { Lang } from '../../../words/phrases.ts';
import type { State18Mag } from '../rules/state.ts';
import { lastPhase, MARKERS } from '../rules/trains.ts';
import { lines18mag } from '../words/panels.ts';
import styles from './istvan.module.css';

export function MarkersPanel({ state, lang }: { readonly state: State18Mag; readonly lang: Lang }) {
  const l = lines18mag[lang];
  const { markers } = state;
  const isLast = state.phase === lastPhase(state);
  return (
    <Card title={l.markersHead} level={3}>
      {isLast ? (
        <p className={styles.hint}>{l.markersOver}</p>
      ) : (
        <ClockList
          clocks={[{ id: 'markers', text: l.markers, now: markers, end: MARKERS, due: markers === MARKERS - 1 }]}
        />
      )}
    </Card>
  );
}
