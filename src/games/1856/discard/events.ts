// A train goes to the bank's pool.
import type { CompanyId } from '../companies.ts';

export type DiscardEvent = { readonly type: 'trainDiscarded'; readonly company: CompanyId; readonly train: string };
