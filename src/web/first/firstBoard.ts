// The board that came with the page, as long as the table itself is not there yet.

let first = document.getElementById('first');
/** The table that it shows: no other has a board. */
const address = location.pathname;
let waiting = 0;

export const hasFirstBoard = (): boolean => first !== null && location.pathname === address;

/** Somebody waits for the table, until the function that is given back is called. */
export function keepFirstBoard(): (() => void) | undefined {
  if (!hasFirstBoard()) return undefined;
  waiting += 1;
  return () => {
    waiting -= 1;
    // another one may come to wait in the same moment
    queueMicrotask(leaveFirstBoard);
  };
}

/** It goes when nobody waits any more. */
export function leaveFirstBoard(): void {
  if (waiting > 0) return;
  first?.remove();
  first = null;
}

/** The table will begin so far below the top of the window: bars may stand above it. */
export function placeFirstBoard(top: number): void {
  const header = first?.firstElementChild;
  if (header && Math.abs(header.getBoundingClientRect().height - top) >= 1)
    first!.style.setProperty('--above', `${top}px`);
}

/** Its sheets, for the table to go on from. */
export const takeFirstBoard = (): readonly Element[] =>
  hasFirstBoard() ? [...first!.querySelectorAll('[data-board] svg')] : [];
