// The first 6-train has been bought: loans are called in, and what cannot be paid brings the CGR into being (R096-R100).
import type { Emit } from '../../../engine/core/event.ts';
import { seatsFrom } from '../../../engine/core/seats.ts';
import { push } from '../../../engine/flow/frame.ts';
import { POOL } from '../../../engine/shares/shares.ts';
import { beginExchange } from '../../../kernel/exchange/exchange.ts';
import { CGR } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { buyerOfSix, type State1856 } from '../state.ts';
import type { FormationFrame } from './exchange.ts';
import type { SettlingFrame } from './settling.ts';
import { issueShares } from './shares.ts';
import { payAllTreasuries } from './treasuriesFirst.ts';

export function beginFormation(s: State1856, emit: Emit<Event1856>): void {
  const buyer = buyerOfSix(s);
  emit?.({ type: 'settlingBegan', seat: buyer });
  payAllTreasuries(s, emit);
  push(s, { kind: 'settling', at: 'settleOn', seats: seatsFrom(s, buyer), absorbed: [], tokens: [] });
}

/** The settling is over and has left the stack: the CGR forms, or never will (R099-R100). */
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
