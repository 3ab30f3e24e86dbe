// Sets a mark on the root element for page-wide styles. `:has()` would cost more: the browser looks it up again for
// every element added to the page, and a board adds many.
import { useInsertionEffect } from 'react';

export function useRootMark(name: 'data-at-table' | 'data-folded-map', on: boolean): void {
  // set before a board inside measures its room
  useInsertionEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute(name, on);
    return () => root.removeAttribute(name);
  }, [name, on]);
}
