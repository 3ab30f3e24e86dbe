// Pan and zoom: keeps the view of a board, lets hands change it, and writes it to the drawing without drawing it again.
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type Hands, watchHands } from './hands.ts';
import type { BoardPicture, Point } from './picture.ts';
import {
  bounded,
  closeUp,
  detailOf,
  fitted,
  isHandy,
  lettersAt,
  moved,
  revealing,
  type Size,
  type View,
  zoomed,
} from './view.ts';

export interface ViewControl {
  zoomBy(factor: number): void;
  fit(): void;
  moveBy(dx: number, dy: number): void;
  /** Brings a point of the picture into sight. */
  reveal(point: Point): void;
  /** Shows these points large, if the whole board is too small for a finger; none: back to what was seen before. */
  focusOn(points: readonly Point[]): void;
}

const CALM = 170;

export function useView(
  stage: RefObject<HTMLDivElement | null>,
  { frame, radius }: Pick<BoardPicture, 'frame' | 'radius'>,
  onTap: (target: Element, at: Point | null) => void,
): ViewControl {
  const view = useRef<View>({ k: 1, x: 0, y: 0 });
  const size = useRef<Size>({ width: 1, height: 1 });
  const tap = useRef(onTap);
  tap.current = onTap;
  const gliding = useRef(0);
  /** What was seen before something was shown large. */
  const before = useRef<View | null>(null);

  const show = useCallback(
    (next: View) => {
      const now = bounded(next, frame, size.current);
      view.current = now;
      const { current: box } = stage;
      if (!box) return;
      for (const sheet of sheetsIn(box))
        sheet.setAttribute('transform', `translate(${now.x} ${now.y}) scale(${now.k})`);
      box.dataset.detail = detailOf(now, radius);
      box.style.setProperty('--letters', String(lettersAt(now)));
      box.style.setProperty('--unscaled', String(1 / now.k));
      box.dataset.zoomed = String(isCloser(now, frame, size.current));
    },
    [frame, radius, stage],
  );

  const glide = useCallback(
    (to: View) => {
      cancelAnimationFrame(gliding.current);
      const from = view.current;
      const target = bounded(to, frame, size.current);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(target);
      const start = performance.now();
      const step = (now: number) => {
        const t = Math.min(1, (now - start) / CALM);
        const e = 1 - (1 - t) ** 3;
        const between = (a: number, b: number) => a + (b - a) * e;
        show({ k: between(from.k, target.k), x: between(from.x, target.x), y: between(from.y, target.y) });
        if (t < 1) gliding.current = requestAnimationFrame(step);
      };
      gliding.current = requestAnimationFrame(step);
    },
    [frame, show],
  );

  useLayoutEffect(() => {
    const box = stage.current;
    if (!box) return;
    const measure = () => {
      const was = size.current;
      const closer = isCloser(view.current, frame, was);
      size.current = roomIn(box);
      if (!closer) return show(fitted(frame, size.current));
      const { width, height } = size.current;
      show(moved(view.current, (width - was.width) / 2, (height - was.height) / 2));
    };
    size.current = { width: 1, height: 1 };
    view.current = fitted(frame, size.current);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    const hands: Hands = {
      drag: (dx, dy) => show(moved(view.current, dx, dy)),
      zoom: (factor, at) => {
        cancelAnimationFrame(gliding.current);
        show(zoomed(view.current, factor, at));
      },
      isFitted: () => !isCloser(view.current, frame, size.current),
      tap: (target, at) => tap.current(target, at && inPicture(box, at)),
    };
    const forget = watchHands(box, hands);
    return () => {
      watcher.disconnect();
      forget();
      cancelAnimationFrame(gliding.current);
    };
  }, [frame, show, stage]);

  return useMemo(
    () => ({
      zoomBy: (factor) => {
        const { width, height } = size.current;
        glide(zoomed(view.current, factor, { x: width / 2, y: height / 2 }));
      },
      fit: () => glide(fitted(frame, size.current)),
      moveBy: (dx, dy) => glide(moved(view.current, dx, dy)),
      reveal: (point) => {
        if (isCloser(view.current, frame, size.current))
          glide(revealing(view.current, point, size.current, 1.5 * radius * view.current.k));
      },
      focusOn: (points) => {
        if (points.length === 0) {
          if (before.current) glide(before.current);
          before.current = null;
        } else if (!isHandy(frame, size.current, radius)) {
          before.current ??= view.current;
          glide(closeUp(points, frame, size.current, radius));
        }
      },
    }),
    [frame, glide, radius],
  );
}

/** All sheets of the drawing are moved together. */
const sheetsIn = (box: HTMLElement): readonly SVGGElement[] =>
  [...box.children].flatMap(({ firstElementChild: sheet }) => (sheet instanceof SVGGElement ? [sheet] : []));

/** A point of the window as a point of the picture. */
function inPicture(box: HTMLElement, { x, y }: Point): Point | null {
  const scale = sheetsIn(box)[0]?.getScreenCTM();
  return scale ? { x: (x - scale.e) / scale.a, y: (y - scale.f) / scale.d } : null;
}

/** The edge under which the buttons lie shows the map as well, but the map can always be moved out from under them. */
function roomIn(box: HTMLElement): Size {
  const covered = Number.parseFloat(getComputedStyle(box).paddingBlockEnd) || 0;
  return { width: box.clientWidth || 1, height: Math.max(1, box.clientHeight - covered) };
}

const isCloser = (view: View, frame: BoardPicture['frame'], size: Size): boolean =>
  view.k > fitted(frame, size).k * 1.01;
