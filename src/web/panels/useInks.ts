// The colours of the page as a canvas needs them: worked out, and worked out again when the theme changes.
import { type RefObject, useEffect, useState } from 'react';

export type InkOf = (colour: string) => string;

/** Null until there is an element to ask. */
export function useInks(element: RefObject<HTMLElement | null>): InkOf | null {
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
