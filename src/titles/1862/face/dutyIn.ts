// Money that must be raised now in 1862.

import type { Duty } from '../../../web/kit/outlook/forcedSequel.ts';
import type { Action1862 } from '../rules/index.ts';
import { missingForTrain } from '../rules/operating/supply.ts';
import { hasTrain, isInReceivership, type State1862 } from '../rules/state.ts';

const ways: readonly Action1862['type'][] = ['raiseCash', 'sellTreasury', 'refinance'];

/** For a company without a train that cannot pay for the bank's, or a fine beyond a player's cash. */
export function dutyIn(s: State1862): Duty | null {
  const frame = s.flow.at(-1);
  if (frame?.kind === 'fine') return { ways, owes: 'sum', company: frame.company, frame: 'fine' };
  if (frame?.kind !== 'turn' || frame.at !== 'trains') return null;
  const { company } = frame;
  if (hasTrain(s, company) || isInReceivership(s, company) || missingForTrain(s, company) <= 0) return null;
  return { ways, owes: 'train', company };
}
