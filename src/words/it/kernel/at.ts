// The preposition before a name: `a Olbia`, but `ad Arbatax`.
const before = (name: string, a: string): string => `${a}${/^a/i.test(name) ? 'd' : ''} ${name}`;

export const at = (name: string): string => before(name, 'a');

/** The same at the beginning of a sentence. */
export const atFirst = (name: string): string => before(name, 'A');
