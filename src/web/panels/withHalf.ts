// A count with halves, as for certificates of 5%.

export const withHalf = (count: number): string => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`;
