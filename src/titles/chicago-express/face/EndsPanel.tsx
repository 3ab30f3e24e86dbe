// The four ends of the game and how far each has come; Detroit is one of them, the other two scales follow.

import { Card } from '../../../web/design/Card.tsx';
import { ClockList } from '../../../web/panels/ClockList.tsx';
import type { Lang } from '../../../words/phrases.ts';
import { DETROIT, hexes, type IndustrialHexId, scales } from '../rules/map.ts';
import type { ChicagoState } from '../rules/state.ts';
import { chicagoLines } from '../words/panels.ts';
import styles from './chicago.module.css';
import { endClocks } from './endClocks.ts';

export function EndsPanel({ state, lang }: { readonly state: ChicagoState; readonly lang: Lang }) {
  const lines = chicagoLines[lang];
  const clocks = endClocks(state, lang);
  const due = clocks.some((clock) => clock.due);
  const over = state.flow.length === 0;
  return (
    <Card title={lines.endsHead} level={3}>
      <p className={due && !over ? styles.due : styles.hint}>{due && !over ? lines.endsNow : lines.endsHint}</p>
      <ClockList clocks={clocks} />
      <h4 className={styles.subhead}>{lines.industry}</h4>
      <dl className={styles.scales}>
        {(Object.keys(scales) as IndustrialHexId[])
          .filter((hex) => hex !== DETROIT)
          .map((hex) => (
            <div key={hex}>
              <dt>{hexes[hex].name}</dt>
              <dd>
                {scales[hex].map((value) => (
                  <span key={value} aria-current={value === state.industry[hex] ? 'step' : undefined}>
                    {value}
                  </span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
