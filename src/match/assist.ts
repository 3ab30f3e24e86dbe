// Help that a table agreed on: none, sums alone, or the best runs too. It holds for everybody who sits there.

export const assists = ['none', 'arithmetic', 'routes'] as const;
export type Assist = (typeof assists)[number];

/** `sums`: effects and income of a decision. `routes`: proposals of runs and the like. */
export type Help = 'sums' | 'routes';

export const gives = (assist: Assist, help: Help): boolean =>
  assist === 'routes' || (assist === 'arithmetic' && help === 'sums');

/** Agreements possible in a game: without trains, routes mean nothing. */
export const assistsOf = (hasRoutes: boolean): readonly Assist[] => (hasRoutes ? assists : ['none', 'arithmetic']);

/** The same agreement as such a game calls it. */
export const assistIn = (assist: Assist, hasRoutes: boolean): Assist =>
  assist === 'routes' && !hasRoutes ? 'arithmetic' : assist;
