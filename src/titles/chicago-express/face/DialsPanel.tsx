// The three dials, from green to red.

import { Card } from '../../../web/design/Card.tsx';
import type { Lang } from '../../../words/phrases.ts';
import { type ChicagoState, dialIds, dialSteps, isRed } from '../rules/state.ts';
import { chicagoLines } from '../words/panels.ts';
import styles from './chicago.module.css';
import { DialFace } from './DialFace.tsx';

export function DialsPanel({ state, lang }: { readonly state: ChicagoState; readonly lang: Lang }) {
  const lines = chicagoLines[lang];
  return (
    <Card title={lines.dials} level={3} aside={<span className={styles.hint}>{lines.dialsHint}</span>}>
      <ul className={styles.dials}>
        {dialIds.map((dial) => (
          <li key={dial} data-red={isRed(state, dial)}>
            <DialFace at={state.dials[dial]} steps={dialSteps[dial]} />
            <span className={styles.dialName}>{lines.dial[dial]}</span>{' '}
            <span className={styles.dialText}>
              {isRed(state, dial) ? <strong>{lines.red}</strong> : lines.steps(state.dials[dial], dialSteps[dial])}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
