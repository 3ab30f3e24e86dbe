// What a major does in its turn.
import type { MajorId } from '../companies.ts';

/** `amount` is the total for all ten shares; `byItself` where nobody decides for the major (R118, R183). */
export type MajorEvent = {
  readonly type: 'dividendDeclared';
  readonly company: MajorId;
  readonly amount: number;
  readonly byItself: boolean;
};
