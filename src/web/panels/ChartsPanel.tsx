// Charts of the whole game: worth, income, cash. A click goes to that moment; a table has every figure.
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import type { Moment } from '../../match/timeline.ts';
import { panelLines } from '../../words/web/panels.ts';
import { Card } from '../design/Card.tsx';
import { ChartKey } from './ChartKey.tsx';
import { ChartTable } from './ChartTable.tsx';
import { chartOf, chartsOf } from './chartSeries.ts';
import styles from './charts.module.css';
import type { PanelProps } from './panelProps.ts';

const Plot = lazy(async () => ({ default: (await import('./Plot.tsx')).Plot }));

interface Props extends PanelProps {
  /** Goes to a moment of the game. */
  readonly onMoment: (moment: Moment) => void;
  /** Its heading, if not the usual one. */
  readonly title?: string;
}

export function ChartsPanel({ game, face, timeline, moment, words, lang, onMoment, title }: Props) {
  const lines = panelLines[lang].charts;
  const field = useId();
  const all = useMemo(() => chartsOf(game, face, lang), [game, face, lang]);
  const [id, setId] = useState('worth');
  const [asTable, setAsTable] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const series = all.find((one) => one.id === id) ?? all[0]!;
  const chart = useMemo(() => chartOf(series, timeline, face, words, lang), [series, timeline, face, words, lang]);
  const { line } = timeline;
  const now = Math.max(
    0,
    line.findIndex(({ seq }) => seq === moment.seq),
  );
  const go = (index: number) => {
    const target = line[index];
    if (target) onMoment(target);
  };
  const picker = (
    <span className={styles.picker}>
      <label className="hidden" htmlFor={field}>
        {lines.which}
      </label>
      <select id={field} className={styles.select} value={series.id} onChange={(event) => setId(event.target.value)}>
        {all.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title(lang)}
          </option>
        ))}
      </select>
    </span>
  );
  return (
    <Card title={title ?? lines.head} level={3} aside={picker}>
      {line.length < 2 ? (
        <p className={styles.hint}>{lines.tooShort}</p>
      ) : (
        <>
          {asTable ? (
            <ChartTable chart={chart} line={line} now={now} money={words.f.money} lang={lang} onGo={go} />
          ) : (
            <>
              <Suspense fallback={<div className={styles.plot} />}>
                <Plot
                  chart={chart}
                  now={now}
                  label={lines.about(chart.title, line.length - 1)}
                  onGo={go}
                  onPoint={setPointed}
                />
              </Suspense>
              <ChartKey chart={chart} at={pointed ?? now} move={lines.move} money={words.f.money} />
            </>
          )}
          <p className={styles.foot}>
            <span className={styles.hint}>{asTable ? '' : lines.hint}</span>
            <button type="button" className={styles.turn} onClick={() => setAsTable(!asTable)}>
              {asTable ? lines.asChart : lines.asTable}
            </button>
          </p>
        </>
      )}
    </Card>
  );
}
