// Where board and panels have no room side by side, or are too low to be stacked beside the board.

/** A phone held sideways. */
export const lowTable = '(min-width: 40rem) and (max-height: 30rem)';

/** There is room for a third column. */
export const roomyTable = '(min-width: 1900px)';

export const narrowTable = '(max-width: 56rem), (max-height: 30rem)';
