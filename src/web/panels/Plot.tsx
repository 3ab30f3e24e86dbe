// The drawing of a chart, loaded only when a chart is opened.
import { type RefObject, useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { figureText } from '../../words/figures.ts';
import { useLang } from '../app/lang.ts';
import type { Chart } from './chartSeries.ts';
import styles from './charts.module.css';

interface Props {
  readonly chart: Chart;
  /** The shown moment. */
  readonly now: number;
  readonly label: string;
  readonly onGo: (index: number) => void;
  readonly onPoint: (index: number | null) => void;
}

const HEIGHT = 220;

export function Plot({ chart, now, label, onGo, onPoint }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const at = useRef(now);
  at.current = now;
  const go = useRef({ onGo, onPoint });
  go.current = { onGo, onPoint };
  const inkOf = useInks(box);
  const lang = useLang();

  useEffect(() => {
    const { current: into } = box;
    if (!into || !inkOf) return;
    const steps = chart.curves[0]?.values.length ?? 0;
    const data = [Array.from({ length: steps }, (_, i) => i), ...chart.curves.map(({ values }) => [...values])];
    const axis = {
      stroke: inkOf('var(--soft)'),
      font: `12px ${getComputedStyle(into).fontFamily}`,
      grid: { stroke: inkOf('var(--rule)'), width: 1 },
      ticks: { show: false },
      values: (_: uPlot, at: readonly number[]) => at.map((n) => figureText(n, lang)),
    };
    const drawn = new uPlot(
      {
        width: into.clientWidth,
        height: HEIGHT,
        padding: [8, 8, 0, 0],
        legend: { show: false },
        scales: { x: { time: false }, y: { range: (_, min, max) => [Math.min(0, min), Math.max(1, max * 1.06)] } },
        axes: [
          { ...axis, size: 26, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500] },
          { ...axis, size: 40, incrs: [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000] },
        ],
        cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
        series: [
          {},
          ...chart.curves.map(({ name, colour, dash }) => ({
            label: name,
            stroke: inkOf(colour),
            width: 2,
            dash: [...dash],
            points: { show: false },
            paths: uPlot.paths.stepped!({ align: 1 }),
          })),
        ],
        hooks: {
          setCursor: [({ cursor }) => go.current.onPoint(cursor.idx ?? null)],
          drawAxes: [(u) => markNow(u, at.current, inkOf('var(--signal)'))],
        },
      },
      data as uPlot.AlignedData,
      into,
    );
    const click = () => {
      const { idx } = drawn.cursor;
      if (typeof idx === 'number') go.current.onGo(idx);
    };
    drawn.over.addEventListener('click', click);
    const watcher = new ResizeObserver(() => {
      if (into.clientWidth > 0) drawn.setSize({ width: into.clientWidth, height: HEIGHT });
    });
    watcher.observe(into);
    plot.current = drawn;
    return () => {
      watcher.disconnect();
      drawn.destroy();
      plot.current = null;
    };
  }, [chart, inkOf, lang]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark of the moment is drawn anew
  useEffect(() => plot.current?.redraw(false), [now]);

  return <div ref={box} className={styles.plot} role="img" aria-label={label} />;
}

/** Draws a thin vertical line at the moment of the board. */
function markNow(u: uPlot, at: number, ink: string): void {
  const x = Math.round(u.valToPos(at, 'x', true));
  const { top, height } = u.bbox;
  u.ctx.save();
  u.ctx.strokeStyle = ink;
  u.ctx.lineWidth = 1.5 * devicePixelRatio;
  u.ctx.beginPath();
  u.ctx.moveTo(x, top);
  u.ctx.lineTo(x, top + height);
  u.ctx.stroke();
  u.ctx.restore();
}

type InkOf = (colour: string) => string;

/** Colours in a form for canvas, updated when the theme changes; null until there is an element to read them from. */
function useInks(element: RefObject<HTMLElement | null>): InkOf | null {
  const [inkOf, setInkOf] = useState<InkOf | null>(null);
  useEffect(() => {
    const renew = () => setInkOf(() => (colour: string) => resolved(element.current, colour));
    renew();
    const watcher = new MutationObserver(renew);
    watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => watcher.disconnect();
  }, [element]);
  return inkOf;
}

function resolved(element: HTMLElement | null, colour: string): string {
  if (!element) return colour;
  const probe = document.createElement('i');
  probe.style.color = colour;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
