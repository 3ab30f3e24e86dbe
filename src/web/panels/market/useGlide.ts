// Moves markers from their old space to the new one: drawn at the new place, they start from the old one.
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Spot {
  readonly left: number;
  readonly top: number;
}

/** `stepped`: the move to animate; null after a leap, and where motion is unwanted. */
export function useGlide(box: RefObject<HTMLElement | null>, stepped: number | null): void {
  const spots = useRef<ReadonlyMap<string, Spot>>(new Map());
  const seen = useRef(stepped);
  // runs after every drawing, as the next one starts from there
  useLayoutEffect(() => {
    const glides = stepped !== null && seen.current !== stepped && !matchMedia(STILL).matches;
    seen.current = stepped;
    const measure = () => {
      // relative to the market itself, which its pane may move
      const market = box.current?.querySelector('table');
      if (!market) return;
      const home = market.getBoundingClientRect();
      const now = new Map<string, Spot>();
      for (const marker of market.querySelectorAll<HTMLElement>(MARKERS)) {
        const { left, top } = marker.getBoundingClientRect();
        const [id, to] = [marker.dataset.company!, { left: left - home.left, top: top - home.top }];
        now.set(id, to);
        const from = spots.current.get(id);
        if (glides && from) glide(marker, from, to);
      }
      spots.current = now;
    };
    if (glides) return measure();
    // measuring at once would lay the page out twice; after it is shown, it costs nothing
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(measure);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
}

/** Ghosts are left out, as the company does not stand there yet. */
const MARKERS = '[data-space] [data-company]:not([data-how="coming"])';
const STILL = '(prefers-reduced-motion: reduce)';

function glide(marker: HTMLElement, from: Spot, to: Spot): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < 1) return;
  marker.animate(
    [
      { translate: `${x}px ${y}px`, zIndex: 1 },
      { translate: '0 0', zIndex: 1 },
    ],
    {
      duration: 300,
      easing: 'ease-in-out',
    },
  );
}
