// Visible facts of a position of 1862.
import { treasury } from '../../../../src/engine/core/owner.ts';
import { seatsOf } from '../../../../src/engine/core/seats.ts';
import { cashOf } from '../../../../src/engine/money/bank.ts';
import { copyOf } from '../../../../src/engine/trains/depot.ts';
import { companyIds } from '../../../../src/titles/1862/rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../../src/titles/1862/rules/limits.ts';
import { market } from '../../../../src/titles/1862/rules/market.ts';
import type { State1862 } from '../../../../src/titles/1862/rules/state.ts';
import { trainTypes } from '../../../../src/titles/1862/rules/trains.ts';
import { boardSeen, depotSeen, each, marketSeen, sharesSeen, trainsSeen } from '../rail.ts';
import type { Seen } from '../seen.ts';

const ids = companyIds as readonly string[];

/** Kind of a train, its warranties, and whether it is obsolete. */
function copySeen(s: State1862, train: string): unknown {
  const { kind, warranties = 0, obsolete = false } = copyOf(s, train);
  return [kind, warranties, obsolete];
}

export function seen(s: State1862): Seen {
  const own = (id: string) => s.companies[id as keyof typeof s.companies];
  return {
    money: {
      bank: cashOf(s, 'bank'),
      seats: seatsOf(s).map((seat) => cashOf(s, seat)),
      treasuries: each(ids, (id) => cashOf(s, treasury(id))),
    },
    holdings: {
      shares: sharesSeen(s, ids),
      limit: certificateLimit(s),
      certificates: seatsOf(s).map((seat) => certificatesHeld(s, seat)),
      obligations: s.obligations.map(({ company, seat }) => [company, seat]),
      permits: each(ids, (id) => [...own(id).permits].sort()),
      trains: trainsSeen(s, ids),
      copies: each(Object.values(s.trains).flat(), (train) => copySeen(s, train)),
      depot: depotSeen(s, trainTypes(s)),
      priority: s.priority,
    },
    board: {
      ...boardSeen(s),
      smallStations: Object.entries(s.board.extras ?? {}).map(([hex, extras]) => [hex, extras.map(({ on }) => on)]),
      tokens: each(ids, (id) => own(id).tokens),
      market: marketSeen(market, s),
      ipo: each(ids, (id) => own(id).ipo),
      status: each(ids, (id) => own(id).status),
      chartered: each(ids, (id) => own(id).chartered),
      barred: each(ids, (id) => own(id).barred),
      phase: s.phase,
      lner: s.lner,
      ended: s.ended,
    },
  };
}
