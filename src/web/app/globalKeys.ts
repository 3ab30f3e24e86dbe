// The keys of every page, as data.

export const HELP = '?';
/** Leads somewhere together with the letter that follows. */
export const GO = 'g';
export const places: Readonly<Record<string, string>> = { h: '/', n: '/new' };
