// The whole market in its pane, whatever its size: spaces with their prices and stacks, the decision's effect, and the
// meaning of the touched space.
import { type CSSProperties, type KeyboardEvent, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Lang } from '../../../words/phrases.ts';
import { marketLines } from '../../../words/web/market.ts';
import type { MarketPicture } from '../marketPicture.ts';
import styles from './chart.module.css';
import { MarketArrows } from './MarketArrows.tsx';
import { MarketLegend } from './MarketLegend.tsx';
import { MarketRow } from './MarketRow.tsx';
import { cornerOf, layoutOf, placeOf } from './marketLayout.ts';
import { type MarkerMove, withGhosts } from './marketMoves.ts';
import { SpaceCard } from './SpaceCard.tsx';
import { useGlide } from './useGlide.ts';

interface Props {
  readonly picture: MarketPicture;
  readonly moves: readonly MarkerMove[];
  readonly lang: Lang;
  /** The move whose markers are seen to move. */
  readonly stepped?: number | null;
  /** True if it fills the height it is given. */
  readonly fills?: boolean;
}

/** The height of a legend below it: more in a narrow pane, where each zone has a line. */
const legendOf = (width: number): number => (width < 480 ? 104 : 84);

const ways: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Memoised: few moves change a price. */
export const MarketChart = memo(function MarketChart(props: Props) {
  const { picture, moves, lang, stepped = null, fills = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  useGlide(box, stepped);
  const [touched, setTouched] = useState<string | null>(null);
  const [stop, setStop] = useState<string | null>(null);
  const l = marketLines[lang];
  if (!size) return <div ref={box} className={styles.box} data-fills={fills || undefined} />;
  const shown = withGhosts(picture, moves);
  // a market that does not fold can have its legend in a free corner
  const room = fills ? Math.max(120, size.height - legendOf(size.width)) : undefined;
  const layout = layoutOf(shown, size.width, room);
  const corner = cornerOf(layout);
  const height = fills ? (corner ? size.height : room!) : Number.POSITIVE_INFINITY;
  // a very low pane scrolls, rather than let figures overlap
  const across = size.width / layout.columns;
  const unit = Math.min(across, Math.max(height / layout.height, SMALLEST), LARGEST);
  const spaces = layout.rows.flat();
  const card = spaces.find(({ id }) => id === touched);
  const tabStop = stop ?? spaces.find(({ companies }) => companies.length > 0)?.id ?? spaces[0]!.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    const at = placeOf(layout, tabStop);
    if (!way || !at) return;
    event.preventDefault();
    const next = layout.rows[at.row + way[0]]?.[at.col + way[1]];
    if (next) box.current?.querySelector<HTMLElement>(`[data-space="${next.id}"]`)?.focus();
  };
  return (
    <div ref={box} className={styles.box} data-fills={fills || undefined}>
      <div
        className={styles.chart}
        style={{ '--u': `${unit}px`, inlineSize: unit * layout.columns } as CSSProperties}
        onPointerLeave={() => setTouched(null)}
      >
        <table className={styles.market} aria-label={`${l.label}. ${l.keys}.`} onKeyDown={onKeyDown}>
          <tbody>
            {layout.rows.map((row, i) => (
              <MarketRow
                key={row[0]?.id ?? i}
                row={row}
                height={layout.heights[i]! * unit}
                columns={layout.columns}
                moves={moves}
                stop={row.find(({ id }) => id === tabStop)?.id}
                onTouch={setTouched}
                onStop={setStop}
              />
            ))}
          </tbody>
        </table>
        {moves.length > 0 && <MarketArrows layout={layout} moves={moves} lang={lang} />}
        {corner && (
          <div
            className={styles.corner}
            style={{
              insetInlineStart: unit * (corner.col + 0.4),
              insetBlockStart: unit * (layout.heights.slice(0, corner.row).reduce((sum, h) => sum + h, 0) + 0.3),
            }}
          >
            <MarketLegend picture={picture} lang={lang} />
          </div>
        )}
        {card && <SpaceCard space={card} place={placeOf(layout, card.id)!} layout={layout} unit={unit} lang={lang} />}
      </div>
      {!corner && <MarketLegend picture={picture} lang={lang} inline />}
    </div>
  );
});

/** Narrowest space, in pixels, however low the pane. */
const SMALLEST = 17;
/** Widest space, in pixels. */
const LARGEST = 92;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Null until it has been measured, or while it is hidden. */
function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0) setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return size;
}
