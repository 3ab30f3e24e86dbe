// Facts of parliament: its offers, open obligations to float, and the cost of failure.
import type { Seat } from '../../../engine/index.ts';
import { type CompanyId, companyIds } from '../rules/companies.ts';
import { hasRoomAtHome, isAvailable } from '../rules/home.ts';
import { isStarted, own, type State1862 } from '../rules/state.ts';
import { fineFor } from '../rules/stock/fines.ts';
import { percentToFloat } from '../rules/stock/float.ts';
import { hasCome, type Kind } from '../rules/trains.ts';

export interface Offered {
  readonly company: CompanyId;
  readonly permit: Kind | null;
}

export interface ParliamentFacts {
  /** The charter that is being auctioned. */
  readonly auction: {
    readonly lot: CompanyId;
    readonly high: number;
    readonly bidder: Seat | null;
    readonly turn: Seat;
    readonly remaining: readonly Seat[];
  } | null;
  /** Winners of charters in the present parliament. */
  readonly won: readonly Seat[];
  readonly available: readonly Offered[];
  /** Companies of later phases, the next phase first. */
  readonly waves: readonly { readonly phase: string; readonly companies: readonly CompanyId[] }[];
  readonly obligations: readonly {
    readonly company: CompanyId;
    readonly seat: Seat;
    /** Percent still to be bought. */
    readonly toSell: number;
    readonly fine: number;
  }[];
}

export function parliamentFacts(s: State1862): ParliamentFacts {
  const frame = s.flow.at(-1);
  const sitting = s.flow.find((one) => one.kind === 'parliament');
  const unstarted = companyIds.filter((id) => own(s, id).status === 'waiting' && !isStarted(s, id));
  const later = unstarted.filter((id) => !hasCome(s, own(s, id).wave));
  return {
    auction: frame?.kind === 'auction' ? { ...frame, lot: frame.lot as CompanyId } : null,
    won: sitting?.kind === 'parliament' ? sitting.won : [],
    available: unstarted
      .filter((id) => isAvailable(s, id) && hasRoomAtHome(s, id))
      .map((company) => ({ company, permit: own(s, company).permit })),
    waves: [...new Set(later.map((id) => own(s, id).wave))].sort().map((phase) => ({
      phase,
      companies: later.filter((id) => own(s, id).wave === phase),
    })),
    obligations: s.obligations.map(({ company, seat }) => ({
      company,
      seat,
      toSell: percentToFloat(s, company),
      fine: fineFor(s, { company, seat }),
    })),
  };
}
