// The board that came with the page, as long as the table itself is not there yet.

let first = document.getElementById('first');
let waiting = 0;

export const hasFirstBoard = (): boolean => first !== null;

/** Somebody waits for the table, until the function that is given back is called. */
export function keepFirstBoard(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
    // another one may come to wait in the same moment
    queueMicrotask(leaveFirstBoard);
  };
}

/** It goes when nobody waits any more: another table that is opened has none. */
export function leaveFirstBoard(): void {
  if (waiting > 0) return;
  first?.remove();
  first = null;
}
