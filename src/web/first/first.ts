// Runs in the page of a table when the place of the first board is known and nothing of its drawing has been read, and imports
// nothing. How large its letters are depends on the room it has, and its styles come as data, because our policy lets none
// stand in a page: each part is told before it is painted, for otherwise all of it would be styled twice. When the board has
// been painted, the code of the page is begun.
(() => {
  const script = document.currentScript as HTMLScriptElement;
  const room = script.parentElement!;
  const board = room.closest<HTMLElement>('[data-board]')!;
  const { width, height, radius, far, near, readable, largest } = JSON.parse(script.dataset.sizes!);
  const scale = Math.min(room.clientWidth / width, room.clientHeight / height);
  const size = scale * radius;
  board.dataset.detail = size < far ? 'far' : size < near ? 'middle' : 'near';
  board.style.setProperty('--letters', String(Math.min(largest, Math.max(1, readable / scale))));

  const setStyles = () => {
    for (const part of room.querySelectorAll<SVGElement>('[data-style]')) {
      part.style.cssText = part.dataset.style!;
      delete part.dataset.style;
    }
  };
  // piece by piece, as it is read: all of it at once would hold up the page
  const reading = new MutationObserver(() => {
    setStyles();
    room.getBoundingClientRect();
  });
  reading.observe(room, { childList: true, subtree: true });

  const code = document.querySelector<HTMLMetaElement>('meta[name=code]')!.content.split(' ');
  const append = <K extends 'link' | 'script'>(tag: K, how: Partial<HTMLElementTagNameMap[K]>) =>
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...how }));
  // It is fetched while the board is read. Where the browser keeps it already, that would only hold up the board.
  if (!navigator.serviceWorker?.controller) for (const href of code) append('link', { rel: 'modulepreload', href });

  const tellTrouble = () => {
    const told = document.querySelector<HTMLElement>('#first [data-trouble]');
    if (told) told.textContent = told.dataset.trouble!;
  };
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    // what stays with the script would keep this board for as long as the page is open
    const forget = function (this: GlobalEventHandlers) {
      this.onload = null;
      this.onerror = null;
    };
    append('script', { type: 'module', src: code[0]!, onload: forget, onerror: tellTrouble });
  };
  // what the page needs to begin stands below the board
  const whenRead = () => {
    reading.disconnect();
    setStyles();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
    // a page that nobody looks at is not painted
    setTimeout(begin, 1000);
  };
  // once: a listener that stays would keep this board for as long as the page is open
  document.addEventListener('DOMContentLoaded', whenRead, { once: true });
})();
