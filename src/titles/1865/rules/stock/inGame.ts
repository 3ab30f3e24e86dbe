// The companies that an action can name: in the short game there are six (R165).
import type { Known } from '../../../../engine/core/fields.ts';
import { companiesOf } from '../companies.ts';
import type { State1865 } from '../state.ts';

export const inGame = (s: State1865): Known => new Set<string>(companiesOf(s));
