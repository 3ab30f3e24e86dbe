// Pan and zoom: keeps the view of a board, lets hands change it, and writes it to the sheets of the drawing.
import { watchHands } from './hands.ts';
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

export interface PanZoom {
  /** Shows the whole of a picture that differs in size from the last. */
  fitTo(picture: Pick<BoardPicture, 'frame' | 'radius'>): void;
  /** Moves newly drawn sheets to the place of the others. */
  place(): void;
  zoomBy(factor: number): void;
  fit(): void;
  moveBy(dx: number, dy: number): void;
  /** Brings a point of the picture into sight. */
  reveal(point: Point): void;
  focusOn(points: readonly Point[]): void;
  close(): void;
}

const CALM = 170;

export function panZoom(element: HTMLElement, onTap: (target: Element, at: Point | null) => void): PanZoom {
  let frame: BoardPicture['frame'] = { x: 0, y: 0, width: 1, height: 1 };
  let radius = 1;
  let size: Size = { width: 1, height: 1 };
  let view: View = { k: 1, x: 0, y: 0 };
  let gliding = 0;
  /** The view before some hexes were shown large. */
  let before: View | null = null;

  const isCloser = () => view.k > fitted(frame, size).k * 1.01;

  const write = (sheet: SVGGElement) =>
    sheet.setAttribute('transform', `translate(${view.x} ${view.y}) scale(${view.k})`);

  const show = (next: View) => {
    view = bounded(next, frame, size);
    sheetsIn(element).forEach(write);
    element.dataset.detail = detailOf(view, radius);
    element.style.setProperty('--letters', String(lettersAt(view)));
    element.style.setProperty('--unscaled', String(1 / view.k));
    element.dataset.zoomed = String(isCloser());
  };

  const glide = (to: View) => {
    cancelAnimationFrame(gliding);
    const from = view;
    const target = bounded(to, frame, size);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(target);
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, (now - start) / CALM);
      const e = 1 - (1 - t) ** 3;
      const between = (a: number, b: number) => a + (b - a) * e;
      show({ k: between(from.k, target.k), x: between(from.x, target.x), y: between(from.y, target.y) });
      if (t < 1) gliding = requestAnimationFrame(step);
    };
    gliding = requestAnimationFrame(step);
  };

  const measure = () => {
    const was = size;
    const closer = isCloser();
    size = roomIn(element);
    if (size.width === was.width && size.height === was.height) return;
    if (!closer) return show(fitted(frame, size));
    show(moved(view, (size.width - was.width) / 2, (size.height - was.height) / 2));
  };

  const watcher = new ResizeObserver(measure);
  watcher.observe(element);
  const forget = watchHands(element, {
    drag: (dx, dy) => show(moved(view, dx, dy)),
    zoom: (factor, at) => {
      cancelAnimationFrame(gliding);
      show(zoomed(view, factor, at));
    },
    isFitted: () => !isCloser(),
    tap: (target, at) => onTap(target, at && inPicture(element, at)),
  });

  return {
    fitTo(picture) {
      if (picture.frame === frame && picture.radius === radius) return;
      ({ frame, radius } = picture);
      size = roomIn(element);
      show(fitted(frame, size));
    },
    place() {
      for (const sheet of sheetsIn(element)) if (!sheet.hasAttribute('transform')) write(sheet);
    },
    zoomBy: (factor) => glide(zoomed(view, factor, { x: size.width / 2, y: size.height / 2 })),
    fit: () => glide(fitted(frame, size)),
    moveBy: (dx, dy) => glide(moved(view, dx, dy)),
    reveal: (point) => {
      if (isCloser()) glide(revealing(view, point, size, 1.5 * radius * view.k));
    },
    focusOn(points) {
      if (points.length === 0) {
        if (before) glide(before);
        before = null;
      } else if (!isHandy(frame, size, radius)) {
        before ??= view;
        glide(closeUp(points, frame, size, radius));
      }
    },
    close() {
      watcher.disconnect();
      forget();
      cancelAnimationFrame(gliding);
    },
  };
}

/** The groups that move all sheets of the drawing together. */
const sheetsIn = (element: HTMLElement): readonly SVGGElement[] =>
  [...element.children].flatMap(({ firstElementChild: sheet }) => (sheet instanceof SVGGElement ? [sheet] : []));

/** A point of the window as a point of the picture. */
function inPicture(element: HTMLElement, { x, y }: Point): Point | null {
  const scale = sheetsIn(element)[0]?.getScreenCTM();
  return scale ? { x: (x - scale.e) / scale.a, y: (y - scale.f) / scale.d } : null;
}

/** The room of the board. It includes the strip under the buttons, from which the map can always be moved. */
function roomIn(element: HTMLElement): Size {
  const covered = Number.parseFloat(getComputedStyle(element).paddingBlockEnd) || 0;
  return { width: element.clientWidth || 1, height: Math.max(1, element.clientHeight - covered) };
}
