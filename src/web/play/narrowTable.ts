// Where board and panels have no room side by side. A phone held sideways is too low to stack anything.

export const narrowTable = '(max-width: 56rem) and (min-height: 30rem), (max-width: 40rem)';
