// The Back button closes the topmost layer over the page, and does not leave the page under it.
import { useEffect, useRef } from 'react';

/*
 * An opening layer adds an entry to the history, unless a spare entry is left. A layer closed by other means leaves its
 * entry behind as a spare, because going back here could undo a navigation. Back skips spare entries.
 */

interface Layer {
  close(): void;
}

/** The open layers, topmost last. */
const open: Layer[] = [];

/** The number of layers the present entry stands for, and its page. */
const here = () => ({ depth: Number(history.state?.layers ?? 0), href: location.href });
let last = here();

const note = () => {
  last = here();
};
// events sent by the router
addEventListener('pushState', note);
addEventListener('replaceState', note);
addEventListener(
  'popstate',
  (event) => {
    const left = last;
    note();
    if (last.href !== left.href || last.depth >= left.depth) return;
    event.stopImmediatePropagation(); // the page stays, so other listeners need not hear
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
