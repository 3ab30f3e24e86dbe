// Money that must be raised now in 1856.

import type { Duty } from '../../../web/kit/outlook/forcedSequel.ts';
import type { Action1856 } from '../rules/index.ts';
import { forcedPurchase } from '../rules/operating/supply.ts';
import type { State1856 } from '../rules/state.ts';

const ways: readonly Action1856['type'][] = ['takeLoan', 'raiseCash', 'declareBankrupt'];

/** A sum that a president owes, or his part of his company's forced train. */
export function dutyIn(s: State1856): Duty | null {
  const frame = s.flow.at(-1);
  if (frame?.kind === 'raise') return { ways, owes: 'sum', company: frame.company, frame: 'raise' };
  if (frame?.kind !== 'turn' || frame.at !== 'trains') return null;
  const purchase = forcedPurchase(s);
  return purchase && { ways, owes: 'train', company: purchase.company };
}
