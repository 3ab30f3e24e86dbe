// After the sale of the first 6-train loans are called in, and companies that cannot pay form the CGR (R096-R100). Then
// the end of the formation, and the first turn of the CGR (R119).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { ownCopy } from '../../../../engine/core/kept.ts';
import { seatsFrom } from '../../../../engine/core/seats.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { push, under } from '../../../../engine/flow/frame.ts';
import { POOL } from '../../../../engine/shares/shares.ts';
import { beginExchange } from '../../../../kernel/exchange/exchange.ts';
import { CGR, type CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { FormationFrame, OperatingFrame, SettlingFrame } from '../frames.ts';
import { buyerOfSix, type State1856 } from '../state.ts';
import { payAllTreasuries } from './settling.ts';
import { issueShares } from './shares.ts';

export function beginFormation(s: State1856, emit: Emit<Event1856>): void {
  const buyer = buyerOfSix(s);
  emit?.({ type: 'settlingBegan', seat: buyer });
  payAllTreasuries(s, emit);
  push(s, { kind: 'settling', at: 'settleOn', seats: seatsFrom(s, buyer), absorbed: [], tokens: [] });
}

/** Begins the formation after the settling, or rules it out for good (R099-R100). The settling has left the stack. */
export function afterSettling(s: State1856, settled: SettlingFrame, emit: Emit<Event1856>): void {
  if (settled.absorbed.length === 0) {
    s.cgr.stage = 'never';
    s.companies[CGR].status = 'closed';
    s.shares[CGR]!.holders = s.shares[CGR]!.holders.map(() => null);
    emit?.({ type: 'cgrNeverForms' });
    return;
  }
  const absorbed = [...settled.absorbed];
  issueShares(s, absorbed);
  beginExchange<FormationFrame>(s, {
    occasion: 'formation',
    survivor: CGR,
    absorbed,
    holders: [...seatsFrom(s, buyerOfSix(s)), POOL], // R103-R104
    tokens: settled.tokens.map((token) => ({ ...token })),
  });
}

/** R119: true if the CGR operates before all others now. */
export function cgrOperatesNext(s: State1856): boolean {
  const first = s.cgr.firstTurn;
  const { set, round, done } = under<OperatingFrame>(s, 'operating');
  return first !== null && first.set === set && first.round === round && !done.includes(CGR);
}

/** Sets the first turn of the CGR after the formation, which has left the stack (R119). */
export function afterFormation(s: State1856, { absorbed }: FormationFrame, emit: Emit<Event1856>): void {
  const operating = under<OperatingFrame>(s, 'operating');
  // By ruling not if one of them has operated in this round: its trains would run twice.
  const next = ruling(s, 'cgrFirstTurn') === 'always' || !absorbed.some((company) => operating.done.includes(company));
  if (next) s.cgr.firstTurn = { set: operating.set, round: operating.round };
  else operating.done.push(CGR);
  emit?.({ type: 'cgrFirstTurn', when: next ? 'next' : 'nextRound' });
  cutTurn(s, absorbed);
}

/** Ends the turn of a company absorbed in it, as can happen if the CGR forms at the purchase (a ruling). */
function cutTurn(s: State1856, absorbed: readonly CompanyId[]): void {
  const at = s.flow.findIndex((frame) => frame.kind === 'turn' && absorbed.includes(frame.company));
  if (at >= 0) s.flow.splice(at);
}

export const isFormationDue = (s: State1856): boolean => s.cgr.stage === 'due';

/** A round in which no company has operated: stands in for `calledIn` between operating rounds. */
const noRound: OperatingFrame = { kind: 'operating', at: 'nextTurn', set: 0, round: 1, of: 1, last: false, done: [] };

/**
 * A copy of the position with the loans called in and nothing else going on, as if this seat had just bought the first
 * 6-train. Answers questions about the formation long before the sale.
 */
export function calledIn(now: State1856, buyer: Seat): State1856 {
  const s = ownCopy(now);
  const round = s.flow.find((frame) => frame.kind === 'operating') ?? { ...noRound, done: [] };
  s.flow = [round];
  s.phase = '6';
  s.cgr.stage = 'due';
  s.cgr.buyer = buyer;
  beginFormation(s, undefined);
  return s;
}
