// A company goes back to the IPO and may be started again: its obligation was missed, it is bankrupt, or it was absorbed
// (R099, R155, R188). Money, trains and tokens on the map are for the caller to hand over before.
import { offered } from '../../../engine/shares/shares.ts';
import { waitAgain } from '../../../kernel/exchange/absorb.ts';
import type { CompanyId } from './companies.ts';
import { own, type State1862 } from './state.ts';

export function backToIpo(s: State1862, id: CompanyId): void {
  waitAgain(s, id, offered(30, 10));
  Object.assign(own(s, id), {
    status: 'waiting',
    permits: [], // the first one comes back with it (R008)
    chartered: false,
    ipo: 0,
    table: null,
    floated: false,
    tokens: 0,
    home: false,
    startedAt: 0,
  } satisfies Partial<ReturnType<typeof own>>);
  s.obligations = s.obligations.filter(({ company }) => company !== id);
}
