// How much help a table agreed on: nothing, sums alone, or the best runs too. It holds for everybody who sits there.

export const assists = ['none', 'arithmetic', 'routes'] as const;
export type Assist = (typeof assists)[number];

/** `sums`: what a decision would do and bring. `routes`: runs and the like that are worth proposing. */
export type Help = 'sums' | 'routes';

export const gives = (assist: Assist, help: Help): boolean =>
  assist === 'routes' || (assist === 'arithmetic' && help === 'sums');

/** What can be agreed on in a game: where no trains run, routes are nothing. */
export const assistsOf = (hasRoutes: boolean): readonly Assist[] => (hasRoutes ? assists : ['none', 'arithmetic']);

/** The same agreement as such a game calls it. */
export const assistIn = (assist: Assist, hasRoutes: boolean): Assist =>
  assist === 'routes' && !hasRoutes ? 'arithmetic' : assist;
