// Until he has the sum a president sells shares, block by block; then it is paid (R069-R071).
import { raise as raising } from '../../../kernel/raise/raise.ts';
import type { State1856 } from '../state.ts';
import { declareBankrupt } from './bankrupt.ts';
import { raiseCash } from './raiseCash.ts';

export const raise = raising<State1856>('Operating Round', [raiseCash, declareBankrupt]);
