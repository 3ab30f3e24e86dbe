// Rounds without a train sold: three of them bring the next phase.

import type { State18Mag } from '../../../games/18mag/state.ts';
import { lastPhase, MARKERS } from '../../../games/18mag/trains.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { lines18mag } from '../../../i18n/web/g18mag.ts';
import { Card } from '../../design/Card.tsx';
import { ClockList } from '../../panels/ClockList.tsx';
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
