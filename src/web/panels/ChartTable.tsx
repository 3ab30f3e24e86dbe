// The figures of a chart as a table: a row for every moment with a change.

import type { Moment } from '../../match/timeline.ts';
import type { Lang } from '../../words/phrases.ts';
import { panelLines } from '../../words/web/panels.ts';
import type { Chart } from './chartSeries.ts';
import styles from './charts.module.css';

interface Props {
  readonly chart: Chart;
  readonly line: readonly Moment[];
  readonly now: number;
  readonly money: (sum: number) => string;
  readonly lang: Lang;
  readonly onGo: (index: number) => void;
}

export function ChartTable({ chart, line, now, money, lang, onGo }: Props) {
  const lines = panelLines[lang].charts;
  const rows = line
    .map((_, i) => i)
    .filter((i) => i === 0 || chart.curves.some(({ values }) => values[i] !== values[i - 1]));
  return (
    <div className={styles.table}>
      <table>
        <caption className="hidden">{chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{lines.move}</th>
            {chart.curves.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((i) => (
            <tr key={i} aria-current={i === now ? 'step' : undefined}>
              <th scope="row">
                <button type="button" aria-label={lines.goTo(i)} onClick={() => onGo(i)}>
                  {i}
                </button>
              </th>
              {chart.curves.map(({ id, values }) => (
                <td key={id}>{money(values[i]!)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
