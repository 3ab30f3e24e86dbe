// Runs in the page of a table as soon as the first board has been read, and imports nothing. Its styles came as data, because
// our policy lets none stand in a page, and how large its letters are depends on the room it has. When it has been painted, the
// code of the page is begun.
(() => {
  const { main = '' } = (document.currentScript as HTMLScriptElement).dataset;
  const first = document.getElementById('first')!;
  for (const part of first.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    part.style.cssText = part.dataset.style!;
    delete part.dataset.style;
  }
  const board = first.querySelector<HTMLElement>('[data-board]')!;
  const { width, height, radius, far, near, readable, largest } = JSON.parse(board.dataset.sizes!);
  const room = board.querySelector('svg')!;
  const scale = Math.min(room.clientWidth / width, room.clientHeight / height);
  const size = scale * radius;
  board.dataset.detail = size < far ? 'far' : size < near ? 'middle' : 'near';
  board.style.setProperty('--letters', String(Math.min(largest, Math.max(1, readable / scale))));

  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = main;
    document.head.append(script);
  };
  // what the page needs to begin stands below the board
  const whenRead = () =>
    document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', begin, { once: true }) : begin();
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenRead)));
  // a page that nobody looks at is not painted
  setTimeout(whenRead, 1000);
})();
