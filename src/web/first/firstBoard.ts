// The board that came with the page, as long as the table itself is not there yet.

/** It leaves the page when React takes over: whoever shows it puts it in its place again. */
let first = document.getElementById('first');

export const firstBoard = (): HTMLElement | null => first;

/** The table is there: another one that is opened has none. */
export const forgetFirstBoard = (): void => {
  first = null;
};
