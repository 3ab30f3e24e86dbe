// Printed features of hexes on both maps of 18Mag. Edges 0 to 5 go clockwise from bottom left.

/** R062: 10 for each symbol. */
export const mountains = (cost: number) => ({ kind: 'mountain', cost });
export const rivers = (cost: number) => ({ kind: 'water', cost });
export const both = (cost: number) => ({ kind: 'water|mountain', cost });

/** R066 */
export const barrier = (edge: number) => [{ edge, kind: 'impassable' }];

/** R067: the lake divides the hex; no track leads from one side to the other. */
export const BALATON = [
  [1, 2, 3],
  [0, 4, 5],
] as const;

/** R061: any yellow city tile, then only K tiles. */
export const K = { label: 'K', from: 'green' } as const;
