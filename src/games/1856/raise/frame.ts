// Until he has the sum a president sells shares, block by block; then it is paid (R069-R071).
import type { Emit } from '../../../engine/core/event.ts';
import { type FrameDef, frameOf } from '../../../engine/flow/frame.ts';
import { BANK, pay } from '../../../engine/money/bank.ts';
import type { Event1856 } from '../events.ts';
import type { RaiseFrame, State1856 } from '../state.ts';
import { declareBankrupt } from './bankrupt.ts';
import { missingFor } from './need.ts';
import { raiseCash } from './raiseCash.ts';

export const raise: FrameDef<State1856> = {
  cite: 'Operating Round',
  stages: { raise: [raiseCash, declareBankrupt] },
  again: (s) => missingFor(s, frameOf<RaiseFrame>(s, 'raise')) > 0,
  end(s, { seat, sum, reason }: RaiseFrame, emit: Emit<Event1856>) {
    pay(s, seat, BANK, sum, reason, emit);
  },
};
