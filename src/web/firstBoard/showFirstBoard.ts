// Runs in a table's page once the place of the first board is parsed and before its drawing is; imports nothing. It
// sets the size of the letters by the room there is, and each part's styles from data, as our content policy forbids
// style attributes: before the part is painted, as otherwise everything would be styled twice. Once the board is
// painted, it starts the page's code.
(() => {
  const isKept = Boolean(navigator.serviceWorker?.controller);
  /** Elements styled and laid out in one go. Each go costs a frame, and on a later visit nothing else is waited for. */
  const AT_ONCE = isKept ? 600 : 150;
  /** Milliseconds. A service worker that has to start first would deliver fonts later than the page's code should begin. */
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
    // without storage the third column is open
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
  // Shows sheets as they are parsed: all at once would hold up the page. Parsed sheets are taken out before they are
  // styled (even hidden ones would be laid out) and put back a few at a time.
  const waiting: Element[] = [];
  room.dataset.coming = '';
  let isRead = false;
  const takeOut = () => {
    for (const sheet of room.querySelectorAll('svg:not([data-shown])')) {
      waiting.push(sheet);
      sheet.remove();
    }
  };
  // Wait a moment for the fonts: text in other fonts would be laid out twice, and those take long to find.
  const style = getComputedStyle(document.documentElement);
  const familyOf = (name: string) => style.getPropertyValue(name);
  const faces = [`1em ${familyOf('--sans')}`, `italic 1em ${familyOf('--sans')}`, `1em ${familyOf('--serif')}`];
  let isLettered = false;
  const soon = new Promise((done) => setTimeout(done, FONTS));
  void Promise.race([Promise.allSettled(faces.map((face) => document.fonts?.load(face))), soon]).then(() => {
    isLettered = true;
    goOn();
  });
  /** True if a sheet can be shown. Until parsing ends, the last sheet may be incomplete, even in the waiting list. */
  const isNext = () => waiting.length > (isRead ? 0 : 1) && (isLettered || waiting[0]!.querySelector('text') === null);
  let isDue = false;
  const show = () => {
    isDue = false;
    // timers of a hidden page are slow, so all of it is shown at once
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
  // Preload the code during parsing. For code the browser keeps already, that would only hold up the board.
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
    // handlers left on the script would keep this board in memory as long as the page is open
    const forget = function (this: GlobalEventHandlers) {
      this.onload = null;
      this.onerror = null;
    };
    append('script', { type: 'module', src: code[0]!, onload: forget, onerror: tellTrouble });
  };
  const whenShown = () => {
    delete room.dataset.coming;
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
    // a hidden page is not painted, so a timer starts the code as well
    clearTimeout(latest);
    latest = setTimeout(begin, UNSEEN);
  };
  // the elements needed by the page's code stand below the board
  const whenRead = () => {
    reading.disconnect();
    isRead = true;
    // the page starts, whatever happens to the board
    latest = setTimeout(begin, LATEST);
    setStyles();
    takeOut();
    goOn();
  };
  // once: a remaining listener would keep this board in memory as long as the page is open
  document.addEventListener('DOMContentLoaded', whenRead, { once: true });
})();
