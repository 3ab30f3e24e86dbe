// Where this browser keeps what its third column shows. The board that is drawn before the page is there reads it too.
import type { RoundKind } from './roundKind.ts';

export const thirdKey = (round: RoundKind): string => `play.third.${round}`;
