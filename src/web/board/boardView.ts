// A board of hexes in an element of a page: drawn, panned and zoomed, and operated by hand, keyboard or screen reader.
// It knows no rules, and nothing of the page around it.
import type { BoardKeyId } from '../../words/web/keys.ts';
import { boardKeyOf } from './boardKeys.ts';
import { type Shown, sheets } from './drawing.ts';
import { panZoom } from './panZoom.ts';
import type { PictureHex, Point } from './picture.ts';
import { cycled, isDirection, nextHex } from './roving.ts';
import { svgIn } from './svg/svgIn.ts';
import type { PictureStop } from './tile/tilePicture.ts';

export interface BoardView {
  /** Draws the differences from the last drawing. */
  show(shown: Shown): void;
  zoomBy(factor: number): void;
  fit(): void;
  /** Shows these hexes large, if the whole board is too small for a finger; an empty list returns to the former view. */
  focusOn(hexes: readonly string[]): void;
  /** Brings a hex into sight and focuses it. */
  goTo(hex: string): void;
  /** Stops listening, and empties the element. */
  close(): void;
}

export interface BoardListener {
  /** Called when a hex is touched, perhaps at a stop or a piece of track of its own. */
  readonly pick: (hex: string, stop?: string, piece?: string) => void;
  /** Called with the hex under the pointer, or null. */
  readonly point: (hex: string | null) => void;
}

/** The zoom factor of one press. */
export const STEP = 1.45;
const STRIDE = 120;

let count = 0;

/** `drawn`: sheets of this board drawn elsewhere in the page, which are moved here and kept up to date. */
export function boardView(element: HTMLElement, listener: BoardListener, drawn: readonly Element[] = []): BoardView {
  const draw = svgIn(element);
  const prefix = `board${++count}-`;
  let shown: Shown | null = null;
  let byId: ReadonlyMap<string, PictureHex> = new Map();
  let stop = '';

  const view = panZoom(element, (target, at) => {
    const hex = hexOf(target);
    if (hex === null) return;
    listener.point(hex);
    stopAt(hex);
    if (!shown?.isPickable) return;
    const piece = target.closest<SVGElement>('[data-piece]')?.dataset.piece;
    listener.pick(hex, at ? touchedStop(byId.get(hex), at, shown.picture.radius) : undefined, piece);
  });

  /** Makes this hex the one where the Tab key stops. */
  const stopAt = (hex: string) => {
    if (hex === stop || !shown) return;
    stop = hex;
    draw(sheets(shown, stop, prefix));
  };

  const goTo = (hex: string | null) => {
    const there = hex === null ? undefined : byId.get(hex);
    if (!there) return;
    stopAt(there.id);
    view.reveal(there);
    element.querySelector<SVGGElement>(`g[data-hex="${CSS.escape(there.id)}"]`)?.focus({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !shown) return;
    const { key } = event;
    const { picture, marks, isPickable } = shown;
    const choosable = new Set([...marks].filter(([, mark]) => mark === 'choosable').map(([hex]) => hex));
    const does: Readonly<Record<BoardKeyId, () => void>> = {
      walk: () => isDirection(key) && goTo(nextHex(picture.hexes, stop, key)),
      pan: () => view.moveBy(...strideOf(key)),
      next: () => goTo(cycled(picture.hexes, choosable, stop, 1)),
      previous: () => goTo(cycled(picture.hexes, choosable, stop, -1)),
      touch: () => listener.pick(stop),
      closer: () => view.zoomBy(STEP),
      farther: () => view.zoomBy(1 / STEP),
      fit: () => view.fit(),
    };
    const id = boardKeyOf(key, event.shiftKey);
    if (!id || (id === 'touch' && !isPickable)) return;
    does[id]();
    event.preventDefault();
    event.stopPropagation();
  };

  const onFocus = ({ target }: FocusEvent) => {
    const hex = hexOf(target as Element);
    listener.point(hex);
    // a screen reader may move to any hex, so Enter means the focused one
    if (hex !== null) stopAt(hex);
  };

  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('keydown', onKeyDown, { signal });
  element.addEventListener('focusin', onFocus, { signal });
  element.addEventListener('pointerover', ({ target }) => listener.point(hexOf(target as Element)), { signal });
  element.addEventListener('pointerleave', () => listener.point(null), { signal });

  return {
    show(next) {
      if (next.picture !== shown?.picture) byId = new Map(next.picture.hexes.map((hex) => [hex.id, hex]));
      if (!byId.has(stop)) stop = next.picture.hexes[0]?.id ?? '';
      // before the first drawing: measuring the room later would lay out everything twice
      view.fitTo(next.picture);
      if (!shown) element.append(...drawn);
      shown = next;
      draw(sheets(next, stop, prefix));
      view.place();
    },
    zoomBy: view.zoomBy,
    fit: view.fit,
    focusOn: (hexes) => view.focusOn(hexes.flatMap((id) => byId.get(id) ?? [])),
    goTo,
    close() {
      listening.abort();
      view.close();
      element.replaceChildren();
    },
  };
}

/** The touched stop, if a hex has several. */
function touchedStop(hex: PictureHex | undefined, at: Point, radius: number): string | undefined {
  const stops = hex?.tile?.stops ?? [];
  if (!hex || stops.length < 2) return undefined;
  const far = ({ x, y, slots }: PictureStop) =>
    Math.min(...[{ x, y }, ...slots].map((part) => Math.hypot(hex.x + part.x - at.x, hex.y + part.y - at.y)));
  return stops.find((stop) => far(stop) < radius * 0.3)?.id;
}

const strideOf = (key: string): [number, number] => [
  key === 'ArrowLeft' ? STRIDE : key === 'ArrowRight' ? -STRIDE : 0,
  key === 'ArrowUp' ? STRIDE : key === 'ArrowDown' ? -STRIDE : 0,
];

const hexOf = (target: Element): string | null => target.closest<SVGElement>('[data-hex]')?.dataset.hex ?? null;
