// Money that has to be found now in 1865.

import type { Duty } from '../../../web/kit/outlook/forcedSequel.ts';
import { isShortOfMoney } from '../rules/operating/supply.ts';
import type { State1865 } from '../rules/state.ts';

/** A company that must buy a train and cannot pay any, or its president who is looking for his part. */
export function dutyIn(s: State1865): Duty | null {
  const frame = s.flow.at(-1);
  if (frame?.kind === 'raise') return { owes: 'train', company: frame.company };
  if (frame?.kind !== 'turn' || frame.at !== 'trains' || !isShortOfMoney(s, frame.company)) return null;
  return { owes: 'train', company: frame.company };
}
