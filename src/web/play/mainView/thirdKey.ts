// The storage key for the third column's choice. The board drawn before the page's code reads it too.
import type { RoundKind } from './roundKind.ts';

export const thirdKey = (round: RoundKind): string => `play.third.${round}`;
