// The first board has just been read. Its styles came as data, because our policy lets none stand in a page, and how large its
// letters are depends on the room it has.
(() => {
  const first = document.getElementById('first');
  if (!first) return;
  for (const part of first.querySelectorAll('[data-style]')) {
    part.style.cssText = part.dataset.style;
    delete part.dataset.style;
  }
  const board = first.querySelector('[data-board]');
  const { width, height, radius, far, near, readable, largest } = JSON.parse(board.dataset.sizes);
  const room = board.querySelector('svg');
  const scale = Math.min(room.clientWidth / width, room.clientHeight / height);
  const size = scale * radius;
  board.dataset.detail = size < far ? 'far' : size < near ? 'middle' : 'near';
  board.style.setProperty('--letters', String(Math.min(largest, Math.max(1, readable / scale))));
})();
