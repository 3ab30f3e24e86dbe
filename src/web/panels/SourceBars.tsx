// Sources of worth as bars: money in to the right of the line, money out to the left. The table says the same.
import { useId } from 'react';
import { patternPaths, patterns } from '../design/patterns.ts';
import { SeatMark } from '../design/SeatChip.tsx';
import styles from './result.module.css';

interface Props {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly seat: number; readonly name: string; readonly sums: readonly number[] }[];
  readonly money: (sum: number) => string;
  readonly hint: string;
}

const inks = [
  '--edge',
  '--co-green',
  '--co-orange',
  '--co-blue',
  '--co-purple',
  '--co-teal',
  '--co-brown',
  '--co-pink',
  '--co-red',
  '--co-yellow',
];
const inkOf = (i: number): string => `var(${inks[i % inks.length]})`;

export function SourceBars({ heads, rows, money, hint }: Props) {
  const prefix = useId();
  const total = (sums: readonly number[], sign: 1 | -1) => sums.reduce((all, sum) => all + Math.max(0, sum * sign), 0);
  const right = Math.max(1, ...rows.map(({ sums }) => total(sums, 1)));
  const left = Math.max(0, ...rows.map(({ sums }) => total(sums, -1)));
  const scale = 1000 / (left + right);
  const zero = left * scale;
  return (
    <div className={styles.bars} aria-hidden>
      <svg className={styles.defs} width={0} height={0} aria-hidden>
        {heads.map((head, i) => (
          <pattern key={head} id={`${prefix}${i}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect width={8} height={8} style={{ fill: inkOf(i) }} />
            <path className={styles.hatch} d={patternPaths[patterns[i % patterns.length]!] ?? ''} />
          </pattern>
        ))}
      </svg>
      {rows.map(({ seat, sums }) => (
        <div key={seat} className={styles.bar}>
          <SeatMark seat={seat} size={20} />
          <svg viewBox="0 0 1000 26" preserveAspectRatio="none" aria-hidden>
            {stacked(sums).map(({ index, from, sum }) => (
              <rect
                key={index}
                x={zero + from * scale}
                y={3}
                width={Math.abs(sum) * scale}
                height={20}
                fill={`url(#${prefix}${index})`}
              >
                <title>{`${heads[index]}: ${money(sum)}`}</title>
              </rect>
            ))}
            <path className={styles.zero} d={`M${zero} 0V26`} />
          </svg>
        </div>
      ))}
      <ul className={styles.key}>
        {heads.map((head, i) => (
          <li key={head}>
            <svg width={22} height={14} aria-hidden>
              <rect width={22} height={14} fill={`url(#${prefix}${i})`} />
            </svg>
            {head}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}

/** Each sum with the start of its bar: out to the left of the line, in to the right. */
function stacked(sums: readonly number[]): { index: number; from: number; sum: number }[] {
  let [out, inward] = [0, 0];
  return sums.flatMap((sum, index) => {
    if (sum === 0) return [];
    if (sum < 0) {
      out += sum;
      return [{ index, from: out, sum }];
    }
    inward += sum;
    return [{ index, from: inward - sum, sum }];
  });
}
