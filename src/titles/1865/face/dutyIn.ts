// Money that must be raised now in 1865.

import type { Duty } from '../../../web/kit/outlook/forcedSequel.ts';
import type { Action1865 } from '../rules/index.ts';
import { isShortOfMoney } from '../rules/operating/supply.ts';
import type { State1865 } from '../rules/state.ts';

const ways: readonly Action1865['type'][] = ['raiseCash'];

/** For a company that cannot pay for any train it must buy, or its president raising his part. */
export function dutyIn(s: State1865): Duty | null {
  const frame = s.flow.at(-1);
  if (frame?.kind === 'raise') return { ways, owes: 'train', company: frame.company };
  if (frame?.kind !== 'turn' || frame.at !== 'trains' || !isShortOfMoney(s, frame.company)) return null;
  return { ways, owes: 'train', company: frame.company };
}
