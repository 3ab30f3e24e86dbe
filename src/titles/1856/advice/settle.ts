// Decides whether a president saves a company whose loans are called in (R097-R100), by his shares in it and in the CGR.
import { percentOf } from '../../../engine/index.ts';
import { owingOf, shortOf } from '../rules/cgr/settling.ts';
import type { OrdinaryId } from '../rules/companies.ts';
import { priceOf } from '../rules/state.ts';
import { gainOf } from './shares.ts';
import type { Idea, Situation } from './situation.ts';
import { horizon } from './stake.ts';

/** Value of a CGR share, given for two shares (R103, R111): it costs at least 100, and does not pay at first. */
const CGR_SHARE = 100;
/** Part of a kept share's gain that counts. */
const HOPED = 0.5;

export function settleIdeas({ s, seat, careful }: Situation): Idea[] {
  return owingOf(s, seat).flatMap((company): Idea[] => {
    const shares = percentOf(s, company, seat) / 10;
    const saved =
      shares * (priceOf(s, company) + HOPED * horizon(s) * gainOf(s, company, careful)) - shortOf(s, company);
    const absorbed = (shares / 2) * CGR_SHARE;
    const id = company as OrdinaryId;
    return [
      { action: { type: 'settleLoans', company: id, how: 'pay' }, value: saved - absorbed },
      { action: { type: 'settleLoans', company: id, how: 'absorb' }, value: absorbed - saved },
    ];
  });
}
