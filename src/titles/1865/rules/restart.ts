// An absorbed company goes back to the initial offer: whoever opens it again opens a major, wherever he likes (R151, R175).
// Money, trains, maritime companies and tokens on the map are for the caller to hand over.
import { waitAgain } from '../../../kernel/exchange/absorb.ts';
import type { CompanyId } from './companies.ts';
import { certificates, waiting } from './setup.ts';
import { own, type State1865 } from './state.ts';

export function backToOffer(s: State1865, id: CompanyId): void {
  waitAgain(s, id, certificates.major());
  Object.assign(own(s, id), waiting('major'));
}
