/** The six ways of turning a tile: each adds as much to its edges. */
export const rotations: readonly number[] = [0, 1, 2, 3, 4, 5];
