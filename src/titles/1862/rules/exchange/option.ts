// An odd share, or a director's certificate, as an option: paid for and kept, or given up for money (R071-R072).
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { certificatesOf, POOL } from '../../../../engine/shares/shares.ts';
import type { Event1862 } from '../events.ts';
import type { State1862 } from '../state.ts';
import { deciderFor, exchanging, payBank, payHolder, SHARE } from './concerned.ts';

export interface SettleOption {
  readonly type: 'settleOption';
  readonly reply: 'redeem' | 'sell';
}

export function settle(s: State1862, reply: SettleOption['reply'], emit: Emit<Event1862>): void {
  const frame = exchanging(s);
  const { survivor: company, holders } = frame;
  const { certificate, redeem, sell } = frame.option!;
  const holder = holders[0]!;
  const all = certificatesOf(s, company);
  const sum = reply === 'redeem' ? redeem : sell;
  frame.option = null;
  emit?.({ type: 'optionSettled', holder, company, shares: all.percents[certificate]! / SHARE, reply, sum });
  if (reply === 'redeem') payBank(s, frame, holder, sum, emit);
  else {
    payHolder(s, frame, holder, sum, emit);
    all.holders[certificate] = POOL;
  }
}

/** Only somebody who can pay for it is asked. */
export const settleOption: Step<State1862, SettleOption, Event1862> = {
  id: 'settleOption',
  actor: (s) => deciderFor(exchanging(s), exchanging(s).holders[0]!),
  fields: { reply: oneOf(['redeem', 'sell']) },
  conditions: [],
  apply: (s, { reply }, emit) => settle(s, reply, emit),
};
