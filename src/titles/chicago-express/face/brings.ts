// Income of an auctioned share: its part of the present income.
import type { Core, Seat } from '../../../engine/index.ts';
import type { Brings } from '../../../match/brings.ts';
import type { CompanyId } from '../rules/companies.ts';
import { dividendPerShare, minimumBid } from '../rules/dividends.ts';
import { type ChicagoState, sharesOf } from '../rules/state.ts';

/** The action as far as chosen. */
interface Chosen {
  readonly type: string;
  readonly company?: CompanyId;
  readonly amount?: number;
}

export function brings(state: Core, chosen: Chosen, seat: Seat): Brings | null {
  const s = state as ChicagoState;
  const top = s.flow.at(-1);
  const lot = chosen.type === 'bid' && top?.kind === 'auction' ? (top.lot as CompanyId) : chosen.company;
  if (lot === undefined || (chosen.type !== 'bid' && chosen.type !== 'auction')) return null;
  // R038, R079: both divide the income by the shares sold by then, and round up
  const each = minimumBid(s, lot);
  const held = sharesOf(s, lot, seat);
  return {
    kind: 'part',
    company: lot,
    income: s.income[lot],
    each,
    shares: held + 1,
    had: held * dividendPerShare(s, lot),
    has: (held + 1) * each,
    dividends: chosen.amount ? Math.ceil(chosen.amount / Math.max(1, each)) : null,
  };
}
