// A count in which halves occur, as certificates of 5%.

export const withHalf = (count: number): string => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`;
