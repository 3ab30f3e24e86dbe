// The Back button of a phone or a browser closes what lies over the page, and does not leave the page under it.
import { useEffect, useRef } from 'react';

/*
 * A layer that opens adds an entry to the history, unless a spare entry is left. A layer that is closed by other means
 * leaves its entry behind as a spare, because going back here could undo a navigation. Back skips spare entries by
 * itself.
 */

interface Layer {
  close(): void;
}

/** What lies over the page, the topmost last. */
const open: Layer[] = [];

/** How many layers the present entry stands for, and of which page. */
const here = () => ({ depth: Number(history.state?.layers ?? 0), href: location.href });
let last = here();

const note = () => {
  last = here();
};
// the router tells these
addEventListener('pushState', note);
addEventListener('replaceState', note);
addEventListener(
  'popstate',
  (event) => {
    const left = last;
    note();
    if (last.href !== left.href || last.depth >= left.depth) return;
    event.stopImmediatePropagation(); // the page is the same: nobody else need know
    if (open.length > last.depth) for (const layer of open.slice(last.depth).reverse()) layer.close();
    else history.go(-last.depth - 1);
  },
  true,
);

export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { close: () => close.current() };
    open.push(layer);
    if (open.length > last.depth) {
      history.pushState({ ...history.state, layers: open.length }, '');
      note();
    }
    return () => {
      open.splice(open.indexOf(layer), 1);
    };
  }, [isOpen]);
}
