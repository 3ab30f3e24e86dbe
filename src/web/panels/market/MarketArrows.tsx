// Arrows over the market: the decision's effect on the markers.
import { useId } from 'react';
import type { Lang } from '../../../words/phrases.ts';
import { marketLines } from '../../../words/web/market.ts';
import styles from './chart.module.css';
import { type MarketLayout, placeOf } from './marketLayout.ts';
import type { MarkerMove } from './marketMoves.ts';

interface Props {
  readonly layout: MarketLayout;
  readonly moves: readonly MarkerMove[];
  readonly lang: Lang;
}

/** Distance of an arrow's ends from the middle of its spaces. */
const GAP = 0.32;

export function MarketArrows({ layout, moves, lang }: Props) {
  const head = useId();
  const l = marketLines[lang];
  const text = ({ mark, from, to }: MarkerMove): string => {
    if (!to) return l.goes(mark.letter);
    return from ? l.moves(mark.letter, String(from.price), String(to.price)) : l.comes(mark.letter, String(to.price));
  };
  const lines = moves.flatMap(({ id, from, to }) => {
    const [a, b] = [from && placeOf(layout, from.id), to && placeOf(layout, to.id)];
    if (!a || !b) return [];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [dx, dy] = [((b.x - a.x) / length) * GAP, ((b.y - a.y) / length) * GAP];
    return [{ id, d: `M${a.x + dx} ${a.y + dy}L${b.x - dx} ${b.y - dy}` }];
  });
  return (
    <svg
      className={styles.arrows}
      viewBox={`0 0 ${layout.columns} ${layout.height}`}
      role="img"
      aria-label={moves.map(text).join('; ')}
    >
      <defs>
        <marker id={head} viewBox="0 0 6 6" refX={4.5} refY={3} markerWidth={3.2} markerHeight={3.2} orient="auto">
          <path className={styles.arrowHead} d="M0 0L6 3L0 6Z" />
        </marker>
      </defs>
      {lines.map(({ id, d }) => (
        <g key={id} data-arrow={id}>
          <path className={styles.halo} d={d} />
          <path className={styles.arrow} d={d} markerEnd={`url(#${head})`} />
        </g>
      ))}
    </svg>
  );
}
