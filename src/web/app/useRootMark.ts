// Tells the styles of the whole page that something holds. Asking by `:has()` would cost more: it is looked up again for
// everything that is put on the page, and a board puts much on it.
import { useInsertionEffect } from 'react';

export function useRootMark(name: 'data-at-table' | 'data-folded-map', on: boolean): void {
  // before a board inside asks how much room it has
  useInsertionEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute(name, on);
    return () => root.removeAttribute(name);
  }, [name, on]);
}
