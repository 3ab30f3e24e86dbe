// The board in the served page, shown until the table itself is there.

let first = document.getElementById('first');
/** The address of its table; no other page has a board. */
const address = location.pathname;
let waiting = 0;

export const hasFirstBoard = (): boolean => first !== null && location.pathname === address;

/** Keeps the board while the caller waits for the table, until the returned function is called. */
export function keepFirstBoard(): (() => void) | undefined {
  if (!hasFirstBoard()) return undefined;
  waiting += 1;
  return () => {
    waiting -= 1;
    // another part may start waiting in the same moment
    queueMicrotask(leaveFirstBoard);
  };
}

/** Removes the board unless something waits for its table. */
export function leaveFirstBoard(): void {
  if (waiting > 0) return;
  first?.remove();
  first = null;
}

/** Moves the board to where the table will begin: bars may stand above it. */
export function placeFirstBoard(top: number): void {
  const header = first?.firstElementChild;
  if (header && Math.abs(header.getBoundingClientRect().height - top) >= 1)
    first!.style.setProperty('--above', `${top}px`);
}

/** The board's sheets, handed over to the table. */
export const takeFirstBoard = (): readonly Element[] =>
  hasFirstBoard() ? [...first!.querySelectorAll('[data-board] svg')] : [];
