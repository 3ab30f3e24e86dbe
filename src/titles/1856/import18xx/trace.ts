// A state of 1856 in the notation of the platform's traces.
import { BANK, cashOf, companyOf, isTreasury, leftOf, onSale, seatsOf, typeOf, unitOf } from '../../../engine/index.ts';
import type { ForeignRecord } from '../../../records/import18xx/foreign.ts';
import type { TraceState } from '../../../records/import18xx/importer.ts';
import { each, partsOf, playerIn } from '../../../records/import18xx/traceParts.ts';
import { CGR, type CompanyId, companyIds } from '../rules/companies.ts';
import type { RaiseFrame } from '../rules/frames.ts';
import { certificateLimit } from '../rules/limits.ts';
import { privateIds } from '../rules/privates.ts';
import { rail1856 } from '../rules/rail.ts';
import { type PrivateOwner, type State1856, startedIds, UNSOLD } from '../rules/state.ts';
import { capitalNow, floatPercent } from '../rules/stock/capital.ts';
import { trainTypes } from '../rules/trains.ts';
import { turnIn } from './where.ts';

/** R129-R130: the phase of the Diesel may bear the name of the 8-train. */
export const readTrace = (state: TraceState): TraceState => (state.ph === '8' ? { ...state, ph: 'D' } : state);

export function traceOf(s: State1856, record: ForeignRecord, done: number): TraceState {
  const player = playerIn(record);
  const owner = (of: PrivateOwner): string =>
    of === null ? 'closed' : isTreasury(of) ? companyOf(of) : of === BANK ? BANK : player(of);
  const debts = debtsOf(s);
  const owed = (seat: number) => debts.filter((debt) => debt.seat === seat).reduce((sum, debt) => sum + debt.sum, 0);
  const listed = companyIds.filter((id) => isListed(s, id));
  const started = startedIds(s);
  const next = onSale(s, trainTypes(s));
  return {
    ...partsOf(rail1856, s, record, done, listed),
    ph: s.phase,
    c: seatsOf(s).map((seat) => cashOf(s, seat) - owed(seat)),
    b: cashOf(s, BANK) + debts.reduce((sum, debt) => sum + debt.sum, 0),
    tk: each(listed, (id) => tokensLeft(s, id)),
    pv: each(
      privateIds.filter((id) => s.privates[id] !== UNSOLD),
      (id) => owner(s.privates[id]),
    ),
    ln: each(
      started.filter((id) => s.companies[id].loans > 0),
      (id) => s.companies[id].loans,
    ),
    es: each(
      started.filter((id) => s.companies[id].capital === 'escrow' && !s.companies[id].linked),
      (id) => s.companies[id].escrow,
    ),
    d: [next.type, leftOf(s, next), s.depot.pool.map(typeOf)],
    x: {
      cert: certificateLimit(s),
      float: floatPercent(s),
      cap: capitalNow(s),
      cgrShares: 100 / unitOf(s, CGR),
    },
    ...(record.actions[done - 1]?.type === 'run_routes' ? { rt: runs(s) } : {}),
  };
}

/** The platform keeps the CGR on its lists even if it does not form. */
const isListed = (s: State1856, id: CompanyId): boolean =>
  id === CGR || s.companies[id].status === 'waiting' || s.companies[id].status === 'started';

/** Debts of presidents, which the platform books at once: their cash is negative until they have sold enough. */
const debtsOf = (s: State1856): readonly RaiseFrame[] => s.flow.filter((frame) => frame.kind === 'raise');

/** Tokens taken off the map while the CGR forms do not return to any company. */
function tokensLeft(s: State1856, id: CompanyId): number {
  const taken = s.flow.flatMap((frame) => (frame.kind === 'settling' ? frame.tokens : []));
  const left = rail1856.tokensLeft(s, id) - taken.filter(({ company }) => company === id).length;
  if (id !== CGR) return left;
  return s.companies[CGR].status === 'started' ? Math.max(0, left) : 0;
}

const runs = (s: State1856): [train: string, revenue: number, subsidy: number][] =>
  (turnIn(s)?.runs ?? []).map(({ train, revenue }) => [train, revenue, 0]);
