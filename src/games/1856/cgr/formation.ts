// The first 6-train has been bought: loans are called in, and what cannot be paid brings the CGR into being (R096-R100).
import type { Emit } from '../../../engine/core/event.ts';
import { ruling } from '../../../engine/core/state.ts';
import { push } from '../../../engine/flow/frame.ts';
import { GONE } from '../../../engine/shares/shares.ts';
import { CGR } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { type State1856, seatsFrom } from '../state.ts';
import type { SettlingFrame } from './frames.ts';
import { owing, payFromTreasury } from './loans.ts';

export function beginFormation(s: State1856, emit: Emit<Event1856>): void {
  emit?.({ type: 'settlingBegan', seat: s.cgr.buyer });
  if (ruling(s, 'cgrSettling') === 'treasuriesFirst') for (const company of owing(s)) payFromTreasury(s, company, emit);
  push(s, { kind: 'settling', at: 'settleOn', seats: seatsFrom(s, s.cgr.buyer), absorbed: [], tokens: [] });
}

/** The settling is over and has left the stack: the CGR forms, or never will (R099-R100). */
export function afterSettling(s: State1856, { absorbed, tokens }: SettlingFrame, emit: Emit<Event1856>): void {
  if (absorbed.length > 0) {
    push(s, {
      kind: 'formation',
      at: 'takeOver',
      absorbed: [...absorbed],
      tokens: tokens.map((token) => ({ ...token })),
    });
    return;
  }
  s.cgr.stage = 'never';
  s.companies[CGR].status = 'closed';
  s.shares[CGR]!.holders = s.shares[CGR]!.holders.map(() => GONE);
  emit?.({ type: 'cgrNeverForms' });
}
