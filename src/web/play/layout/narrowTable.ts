// Media queries for windows without room for board and panels side by side, or too low to stack panels beside the
// board.

/** A phone held sideways. */
export const lowTable = '(min-width: 40rem) and (max-height: 30rem)';

/** Windows with room for a third column. */
export const roomyTable = '(min-width: 1900px)';

export const narrowTable = '(max-width: 56rem), (max-height: 30rem)';
