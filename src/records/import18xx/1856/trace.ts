// A state of 1856 in the words of the platform's traces.

import type { Seat } from '../../../engine/core/action.ts';
import { companyOf, isTreasury, treasury } from '../../../engine/core/owner.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { priceOf as priceOn } from '../../../engine/market/market.ts';
import { BANK, cashOf } from '../../../engine/money/bank.ts';
import { isSeat, OFFER, presidentOf, presiding, unitOf } from '../../../engine/shares/shares.ts';
import { leftOf, onSale, typeOf } from '../../../engine/trains/depot.ts';
import { capitalNow, floatPercent } from '../../../games/1856/capital.ts';
import { CGR, CGR_TOKENS, type CompanyId, companyIds, isOrdinary, ordinaries } from '../../../games/1856/companies.ts';
import { certificateLimit } from '../../../games/1856/limits.ts';
import { market } from '../../../games/1856/market.ts';
import { trainTypes } from '../../../games/1856/phases.ts';
import { privateIds } from '../../../games/1856/privateCompanies.ts';
import { type PrivateOwner, type RaiseFrame, type State1856, UNSOLD } from '../../../games/1856/state.ts';
import type { ForeignRecord } from '../foreign.ts';
import { BY_HAND, type TraceState } from '../importer.ts';
import { each, stationsOf } from '../traceParts.ts';
import { turnIn } from './where.ts';

/** R129-R130: the phase of the Diesel may bear the name of the 8-train. */
export const readTrace = (state: TraceState): TraceState => (state.ph === '8' ? { ...state, ph: 'D' } : state);

export function traceOf(s: State1856, record: ForeignRecord, done: number): TraceState {
  const last = record.actions[done - 1];
  const player = (seat: Seat): string => record.players[seat - 1]!.id;
  const owner = (of: PrivateOwner): string =>
    of === null ? 'closed' : isTreasury(of) ? companyOf(of) : of === BANK ? BANK : player(of);
  const debts = debtsOf(s);
  const owed = (seat: number) => debts.filter((debt) => debt.seat === seat).reduce((sum, debt) => sum + debt.sum, 0);
  const inPlay = companyIds.filter((id) => isInPlay(s, id));
  const started = inPlay.filter((id) => s.companies[id].status === 'started');
  const types = trainTypes(s);
  const next = onSale(s, types);
  return {
    r: last?.type === BY_HAND ? 'END' : roundOf(s),
    ph: s.phase,
    pd: player(s.priority),
    c: seatsOf(s).map((seat) => cashOf(s, seat) - owed(seat)),
    b: cashOf(s, BANK) + debts.reduce((sum, debt) => sum + debt.sum, 0),
    k: each(inPlay, (id) => cashOf(s, treasury(id))),
    s: each(Object.keys(s.market.spots), (id) => {
      const { row, col } = s.market.spots[id]!;
      return [row, col, priceOn(market, s, id)];
    }),
    sh: each(started, (id) => holders(s, id, player)),
    pr: each(
      started.filter((id) => presidentOf(s, id) !== null),
      (id) => player(presiding(s, id)),
    ),
    tr: each(Object.keys(s.trains), (id) => s.trains[id]!.map(typeOf)),
    tk: each(inPlay, (id) => tokensLeft(s, id)),
    t: { ...s.board.laid },
    o: stationsOf(s.board),
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
    ...(last?.type === 'run_routes' ? { rt: runs(s) } : {}),
  };
}

/** A CGR that does not form stays on the platform's lists. */
const isInPlay = (s: State1856, id: CompanyId): boolean =>
  id === CGR || s.companies[id].status === 'waiting' || s.companies[id].status === 'started';

function roundOf(s: State1856): string {
  for (const frame of s.flow) {
    if (frame.kind === 'privates') return 'AUCTION';
    if (frame.kind === 'stock') return `SR${frame.set}`;
    if (frame.kind === 'operating') return `OR${frame.set}.${frame.round}`;
  }
  return 'END';
}

/** The platform books what a president owes at once, and his cash is negative until he has sold enough. */
const debtsOf = (s: State1856): readonly RaiseFrame[] => s.flow.filter((frame) => frame.kind === 'raise');

function holders(s: State1856, id: CompanyId, player: (seat: Seat) => string): Record<string, number> {
  const out: Record<string, number> = {};
  const { percents, holders } = s.shares[id]!;
  for (const [i, holder] of holders.entries()) {
    if (holder === null) continue;
    const name = isSeat(holder) ? player(holder) : holder === OFFER ? 'self' : holder;
    out[name] = (out[name] ?? 0) + percents[i]!;
  }
  return out;
}

/** Tokens taken off the map while the CGR forms do not come back into anybody's hand. */
function tokensLeft(s: State1856, id: CompanyId): number {
  const placed = Object.values(s.board.tokens).flat();
  const taken = s.flow.flatMap((frame) =>
    frame.kind === 'settling' ? frame.tokens.map((token) => token.company) : [],
  );
  const used = [...placed, ...taken].filter((company) => company === id).length;
  if (isOrdinary(id)) return ordinaries[id].tokens.length - used;
  return s.companies[CGR].status === 'started' ? Math.max(0, CGR_TOKENS - used) : 0;
}

const runs = (s: State1856): [train: string, revenue: number, subsidy: number][] =>
  (turnIn(s)?.runs ?? []).map(({ train, revenue }) => [train, revenue, 0]);
