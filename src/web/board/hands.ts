// Mouse, touch and wheel on a board, as drags, zooms and taps. A tap is never a drag.
import type { Point } from './picture.ts';

export interface Hands {
  drag(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** `at`: the place in the window; null without a pointer. */
  tap(target: Element, at: Point | null): void;
  /** True if the whole board is in sight: a further zoom out may then scroll the page. */
  isFitted(): boolean;
}

/** Pixels by which a pointer may stray in a tap. */
const slopOf = (event: PointerEvent): number => (event.pointerType === 'mouse' ? 4 : 10);

/** Listens on this element; returns a function that stops listening. */
export function watchHands(box: HTMLElement, hands: Hands): () => void {
  const down = new Map<number, Point>();
  let origin: Point | null = null;
  let dragged = false;

  const at = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = box.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const begin = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (down.size === 0) {
      dragged = false;
      origin = at(event);
    }
    down.set(event.pointerId, at(event));
    if (down.size > 1) dragged = true;
  };

  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (!dragged && origin && Math.hypot(now.x - origin.x, now.y - origin.y) > slopOf(event)) {
      dragged = true;
      box.setPointerCapture(event.pointerId);
      box.dataset.dragging = 'true';
    }
    if (!dragged) return;
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    if (!other) return hands.drag(now.x - before.x, now.y - before.y);
    const middle = (a: Point): Point => ({ x: (a.x + other.x) / 2, y: (a.y + other.y) / 2 });
    const [was, is] = [middle(before), middle(now)];
    const spread = (a: Point) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    hands.zoom(spread(now) / spread(before), is);
    hands.drag(is.x - was.x, is.y - was.y);
  };

  const end = (event: PointerEvent) => {
    down.delete(event.pointerId);
    if (down.size === 0) delete box.dataset.dragging;
  };

  const click = (event: MouseEvent) => {
    // a click without a pointer before it comes from an assistive tool
    if (dragged) dragged = false;
    else if (event.target instanceof Element)
      hands.tap(event.target, event.detail > 0 ? { x: event.clientX, y: event.clientY } : null);
  };

  const wheel = (event: WheelEvent) => {
    if (event.deltaY > 0 && hands.isFitted() && !event.ctrlKey) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY;
    const pace = event.ctrlKey ? 0.01 : 0.0016;
    hands.zoom(Math.exp(-Math.max(-400, Math.min(400, pixels)) * pace), at(event));
  };

  const stop = new AbortController();
  const { signal } = stop;
  box.addEventListener('pointerdown', begin, { signal });
  box.addEventListener('pointermove', move, { signal });
  box.addEventListener('pointerup', end, { signal });
  box.addEventListener('pointercancel', end, { signal });
  box.addEventListener('click', click, { signal });
  box.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}
