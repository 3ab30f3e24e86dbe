// The three dials in one line.

import type { BriefProps } from '../../../web/kit/face.ts';
import { type ChicagoState, dialIds, dialSteps, isRed } from '../rules/state.ts';
import { chicagoLines } from '../words/panels.ts';
import styles from './chicago.module.css';

export function Brief({ state: core, lang }: BriefProps) {
  const state = core as ChicagoState;
  const lines = chicagoLines[lang];
  return (
    <ul className={styles.brief} aria-label={lines.dials}>
      {dialIds.map((dial) => (
        <li key={dial}>
          {lines.dial[dial]}{' '}
          {isRed(state, dial) ? (
            <strong data-red>{lines.red}</strong>
          ) : (
            <strong>{lines.steps(state.dials[dial], dialSteps[dial])}</strong>
          )}
        </li>
      ))}
    </ul>
  );
}
