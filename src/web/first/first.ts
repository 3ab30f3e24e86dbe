// Runs in the page of a table when the place of the first board is known and nothing of its drawing has been read, and imports
// nothing. How large its letters are depends on the room it has, and its styles come as data, because our policy lets none
// stand in a page: each part is told before it is painted, for otherwise all of it would be styled twice. When the board has
// been painted, the code of the page is begun.
(() => {
  const isKept = Boolean(navigator.serviceWorker?.controller);
  /** So many elements are styled and laid out in one go. Each time costs a frame, and who comes again waits for nothing else. */
  const AT_ONCE = isKept ? 600 : 150;
  /** Milliseconds. Through a worker that has to begin first, fonts come later than the code of the page is wanted. */
  const FONTS = isKept ? 0 : 80;
  const LATEST = 3000;
  const UNSEEN = 1000;
  const script = document.currentScript as HTMLScriptElement;
  const room = script.parentElement!;
  const board = room.closest<HTMLElement>('[data-board]')!;
  try {
    const third = localStorage.getItem(`binario.${script.dataset.third}`);
    if (third === 'none') board.parentElement!.dataset.two = '';
  } catch {
    // a browser that keeps nothing has the third column
  }
  const { x, y, width, height, radius, far, near, readable, largest } = JSON.parse(script.dataset.sizes!);
  const scale = Math.min(room.clientWidth / width, room.clientHeight / height);
  const size = scale * radius;
  board.dataset.detail = size < far ? 'far' : size < near ? 'middle' : 'near';
  board.style.setProperty('--letters', String(Math.min(largest, Math.max(1, readable / scale))));
  const left = (room.clientWidth - scale * width) / 2 - scale * x;
  const top = (room.clientHeight - scale * height) / 2 - scale * y;
  const transform = `translate(${left} ${top}) scale(${scale})`;

  const setStyles = () => {
    for (const part of room.querySelectorAll<SVGElement>('[data-style]')) {
      part.style.cssText = part.dataset.style!;
      delete part.dataset.style;
    }
  };
  // Sheet by sheet, as it is read: all of it at once would hold up the page. What has been read is taken out before it is
  // styled (hidden parts of a drawing are laid out like others) and put in again, some of it at a time.
  const waiting: Element[] = [];
  room.dataset.coming = '';
  let isRead = false;
  const takeOut = () => {
    for (const sheet of room.querySelectorAll('svg:not([data-shown])')) {
      waiting.push(sheet);
      sheet.remove();
    }
  };
  // Letters wait a moment for their fonts: set in others first, they would be set twice, and others take long to find.
  const style = getComputedStyle(document.documentElement);
  const familyOf = (name: string) => style.getPropertyValue(name);
  const faces = [`1em ${familyOf('--sans')}`, `italic 1em ${familyOf('--sans')}`, `1em ${familyOf('--serif')}`];
  let isLettered = false;
  const soon = new Promise((done) => setTimeout(done, FONTS));
  void Promise.race([Promise.allSettled(faces.map((face) => document.fonts?.load(face))), soon]).then(() => {
    isLettered = true;
    goOn();
  });
  /** The last sheet may still be read, wherever it is. */
  const isNext = () => waiting.length > (isRead ? 0 : 1) && (isLettered || waiting[0]!.querySelector('text') === null);
  let isDue = false;
  const show = () => {
    isDue = false;
    // timers of a page that nobody looks at are slow
    for (let left = document.hidden ? Number.POSITIVE_INFINITY : AT_ONCE; left > 0 && isNext(); ) {
      const sheet = waiting.shift()! as SVGElement;
      sheet.dataset.shown = '';
      sheet.firstElementChild!.setAttribute('transform', transform);
      room.append(sheet);
      left -= sheet.getElementsByTagName('*').length;
    }
    setStyles();
    room.getBoundingClientRect();
    goOn();
  };
  const goOn = () => {
    if (isNext()) {
      if (!isDue) setTimeout(show);
      isDue = true;
    } else if (isRead && waiting.length === 0) whenShown();
  };
  const reading = new MutationObserver(() => {
    setStyles();
    takeOut();
    goOn();
  });
  reading.observe(room, { childList: true, subtree: true });

  const code = document.querySelector<HTMLMetaElement>('meta[name=code]')!.content.split(' ');
  const append = <K extends 'link' | 'script'>(tag: K, how: Partial<HTMLElementTagNameMap[K]>) =>
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...how }));
  // It is fetched while the board is read. Where the browser keeps it already, that would only hold up the board.
  if (!isKept) for (const href of code) append('link', { rel: 'modulepreload', href });

  const tellTrouble = () => {
    const told = document.querySelector<HTMLElement>('#first [data-trouble]');
    if (told) told.textContent = told.dataset.trouble!;
  };
  let isBegun = false;
  let latest: ReturnType<typeof setTimeout>;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    clearTimeout(latest);
    // what stays with the script would keep this board for as long as the page is open
    const forget = function (this: GlobalEventHandlers) {
      this.onload = null;
      this.onerror = null;
    };
    append('script', { type: 'module', src: code[0]!, onload: forget, onerror: tellTrouble });
  };
  const whenShown = () => {
    delete room.dataset.coming;
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
    // a page that nobody looks at is not painted
    clearTimeout(latest);
    latest = setTimeout(begin, UNSEEN);
  };
  // what the page needs to begin stands below the board
  const whenRead = () => {
    reading.disconnect();
    isRead = true;
    // whatever happens to the board, the page begins
    latest = setTimeout(begin, LATEST);
    setStyles();
    takeOut();
    goOn();
  };
  // once: a listener that stays would keep this board for as long as the page is open
  document.addEventListener('DOMContentLoaded', whenRead, { once: true });
})();
