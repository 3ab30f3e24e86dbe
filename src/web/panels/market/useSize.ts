// How large an element is drawn, as it changes.
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Null until it has been measured, or while it is not shown. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
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
