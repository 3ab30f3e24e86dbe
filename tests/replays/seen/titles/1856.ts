// Visible facts of a position of 1856.
import { treasury } from '../../../../src/engine/core/owner.ts';
import { seatsOf } from '../../../../src/engine/core/seats.ts';
import { cashOf } from '../../../../src/engine/money/bank.ts';
import { companyIds } from '../../../../src/titles/1856/rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../../src/titles/1856/rules/limits.ts';
import { market } from '../../../../src/titles/1856/rules/market.ts';
import { tokensLeft } from '../../../../src/titles/1856/rules/operating/placeToken.ts';
import { privateIds } from '../../../../src/titles/1856/rules/privates.ts';
import type { State1856 } from '../../../../src/titles/1856/rules/state.ts';
import { trainTypes } from '../../../../src/titles/1856/rules/trains.ts';
import { boardSeen, depotSeen, each, marketSeen, ownerSeen, sharesSeen, trainsSeen } from '../rail.ts';
import type { Seen } from '../seen.ts';

const ids = companyIds as readonly string[];

export function seen(s: State1856): Seen {
  const own = (id: string) => s.companies[id as keyof typeof s.companies];
  return {
    money: {
      bank: cashOf(s, 'bank'),
      seats: seatsOf(s).map((seat) => cashOf(s, seat)),
      treasuries: each(ids, (id) => cashOf(s, treasury(id))),
      escrow: each(ids, (id) => own(id).escrow),
      loans: each(ids, (id) => own(id).loans),
    },
    holdings: {
      shares: sharesSeen(s, ids),
      limit: certificateLimit(s),
      certificates: seatsOf(s).map((seat) => certificatesHeld(s, seat)),
      privates: each(privateIds, (id) => ownerSeen(s.privates[id as keyof typeof s.privates], 'closed')),
      rights: each(ids, (id) => [...own(id).rights].sort()),
      trains: trainsSeen(s, ids),
      depot: depotSeen(s, trainTypes(s)),
      priority: s.priority,
    },
    board: {
      ...boardSeen(s),
      tokens: each(ids, (id) => tokensLeft(s, id as (typeof companyIds)[number])),
      port: s.port,
      market: marketSeen(market, s),
      par: each(ids, (id) => own(id).par),
      status: each(ids, (id) => own(id).status),
      phase: s.phase,
      ended: s.ended,
    },
  };
}
