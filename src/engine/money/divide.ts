/** A sum split into equal parts, each rounded up to a whole unit. */
export const divideUp = (sum: number, parts: number): number => Math.ceil(sum / parts);
