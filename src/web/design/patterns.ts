// Eight patterns that can be told apart without colour, drawn in a repeating square of 8 units.

export const patterns = ['plain', 'rising', 'dots', 'bars', 'falling', 'grid', 'posts', 'waves'] as const;
export type Pattern = (typeof patterns)[number];

/** The strokes of one tile of the pattern; null for bare ground. */
export const patternPaths: Readonly<Record<Pattern, string | null>> = {
  plain: null,
  rising: 'M-2 2 2-2M0 8 8 0M6 10l4-4',
  dots: 'M2 2h.01M6 6h.01',
  bars: 'M0 2h8M0 6h8',
  falling: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  grid: 'M0 4h8M4 0v8',
  posts: 'M2 0v8M6 0v8',
  waves: 'M0 4q2-4 4 0t4 0',
};

/** Seats go through the patterns in order, so that two seats never share colour or pattern. */
export const patternOfSeat = (seat: number): Pattern => patterns[(seat - 1) % patterns.length]!;
