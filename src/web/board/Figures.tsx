// The figures of a hex in one row: what it costs in red, what it brings in bold, what development adds beside a small house.
import styles from './face.module.css';
import type { HexPart } from './picture.ts';

type Shown = Extract<HexPart, { kind: 'figure' | 'house' }>;

const widthOf = (part: Shown): number =>
  part.kind === 'house' ? 16 : part.role === 'growth' ? 29 : part.text.length * 9.2;

const GAP = 4;

export function Figures({ parts, y }: { readonly parts: readonly HexPart[]; readonly y: number }) {
  const shown = parts.filter((part) => part.kind === 'figure' || part.kind === 'house');
  if (shown.length === 0) return null;
  const widths = shown.map(widthOf);
  const all = widths.reduce((a, b) => a + b, 0) + GAP * (shown.length - 1);
  const lefts = widths.map((_, i) => widths.slice(0, i).reduce((a, b) => a + b + GAP, -all / 2));
  return (
    <g transform={`translate(0 ${y})`}>
      {shown.map((part, i) => (
        <Figure key={part.kind === 'house' ? 'house' : part.role} part={part} x={lefts[i]! + widths[i]! / 2} />
      ))}
    </g>
  );
}

export function Figure({ part, x }: { readonly part: Shown; readonly x: number }) {
  if (part.kind === 'house') return <path className={styles.house} d={houseAt(x, 8)} />;
  if (part.role !== 'growth')
    return (
      <text className={styles[part.role]} x={x} y={5.4}>
        {part.text}
      </text>
    );
  return (
    <g className={styles.growth}>
      <path d={houseAt(x - 9, 5.8)} />
      <text x={x + 5.5} y={5}>
        {part.text}
      </text>
    </g>
  );
}

/** A house around this place: walls under a roof with eaves, `h` high and wide to each side. */
const houseAt = (x: number, h: number): string =>
  `M${x - h} ${-0.1 * h}L${x} ${-h}L${x + h} ${-0.1 * h}H${x + 0.7 * h}V${0.8 * h}H${x - 0.7 * h}V${-0.1 * h}Z`;
