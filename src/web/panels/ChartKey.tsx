// The key of a chart: each line with its pattern, its name and its value at one moment.
import type { Chart } from './chartSeries.ts';
import styles from './charts.module.css';

interface Props {
  readonly chart: Chart;
  readonly at: number;
  readonly move: string;
  readonly money: (sum: number) => string;
}

export const ChartKey = ({ chart, at, move, money }: Props) => (
  <div className={styles.key}>
    <span className={styles.move}>{`${move} ${at}`}</span>
    <ul>
      {chart.curves.map(({ id, name, colour, dash, values }) => (
        <li key={id}>
          <svg width={30} height={10} aria-hidden>
            <path
              d="M1 5H29"
              style={{ stroke: colour }}
              strokeWidth={2.6}
              strokeDasharray={dash.join(' ')}
              fill="none"
            />
          </svg>
          <span>{name}</span>
          <b>{money(values[at] ?? 0)}</b>
        </li>
      ))}
    </ul>
  </div>
);
