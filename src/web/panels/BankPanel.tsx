// The bank: its contents, and the clocks of a game without panels of its own.

import { panelLines } from '../../words/web/panels.ts';
import { Card } from '../design/Card.tsx';
import { ClockList } from './ClockList.tsx';
import { factsOf } from './factsOf.ts';
import type { PanelProps } from './panelProps.ts';
import styles from './panels.module.css';

export function BankPanel({ game, face, moment, words, lang }: PanelProps) {
  const { bank, clocks } = factsOf(game, face, moment.state, words, lang);
  const shown = face.Panels ? [] : clocks;
  if (bank.length === 0 && shown.length === 0) return null;
  return (
    <Card title={panelLines[lang].bank.head} level={3}>
      {bank.length > 0 && (
        <dl className={styles.bank}>
          {bank.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {shown.length > 0 && <ClockList clocks={shown} />}
    </Card>
  );
}
