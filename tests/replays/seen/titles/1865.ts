// Visible facts of a position of 1865.
import { treasury } from '../../../../src/engine/core/owner.ts';
import { seatsOf } from '../../../../src/engine/core/seats.ts';
import { cashOf } from '../../../../src/engine/money/bank.ts';
import { companiesOf, maritimesOf } from '../../../../src/titles/1865/rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../../src/titles/1865/rules/limits.ts';
import { market } from '../../../../src/titles/1865/rules/market.ts';
import { coverageIn } from '../../../../src/titles/1865/rules/operating/revenue.ts';
import { rankOf, zoneOf } from '../../../../src/titles/1865/rules/rank.ts';
import type { State1865 } from '../../../../src/titles/1865/rules/state.ts';
import { trainTypes } from '../../../../src/titles/1865/rules/trains.ts';
import { boardSeen, depotSeen, each, marketSeen, ownerSeen, sharesSeen, trainsSeen } from '../rail.ts';
import type { Seen } from '../seen.ts';

export function seen(s: State1865): Seen {
  const ids = companiesOf(s);
  const own = (id: string) => s.companies[id as keyof typeof s.companies];
  const company = (id: string) => id as keyof typeof s.companies;
  return {
    money: {
      bank: cashOf(s, 'bank'),
      seats: seatsOf(s).map((seat) => cashOf(s, seat)),
      treasuries: each(ids, (id) => cashOf(s, treasury(id))),
      loans: each(ids, (id) => own(id).loans),
      personalLoans: seatsOf(s).map((seat) => s.personalLoans[seat] ?? 0),
    },
    holdings: {
      shares: sharesSeen(s, ids),
      limit: certificateLimit(s),
      certificates: seatsOf(s).map((seat) => certificatesHeld(s, seat)),
      maritimes: Object.fromEntries(
        maritimesOf(s).map((id) => [id, [ownerSeen(s.maritimes[id].owner), s.maritimes[id].bonusTaken]]),
      ),
      trains: trainsSeen(s, ids),
      depot: depotSeen(s, trainTypes(s)),
      priority: s.priority,
    },
    board: {
      ...boardSeen(s),
      tokens: each(ids, (id) => own(id).tokens),
      traffic: each(ids, (id) => [own(id).traffic, coverageIn(s, company(id))]),
      chart: each(ids, (id) => [own(id).row, rankOf(s, company(id)), zoneOf(s, company(id))]),
      market: marketSeen(market, s),
      status: each(ids, (id) => [own(id).status, own(id).kind, own(id).start, own(id).operated]),
      phase: s.phase,
      broken: s.broken,
      ended: s.ended,
    },
  };
}
