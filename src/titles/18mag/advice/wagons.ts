// Wagons for a run: each set by what it brings treasury and owner, and by what comes back of its price.
import { percentOf, trainsOf } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { MajorId, MinorId } from '../rules/companies.ts';
import { areUsable, bestRunsWith } from '../rules/wagons/best.ts';
import { hirers, wagonPrice, wagonsCost } from '../rules/wagons/wagons.ts';
import { paymentsOf } from './payments.ts';
import { STEPS } from './runs.ts';
import type { Situation } from './situation.ts';

function subsets(all: readonly MajorId[]): readonly (readonly MajorId[])[] {
  const sets: (readonly MajorId[])[] = [[]];
  for (const one of all) sets.push(...sets.map((set) => [...set, one]));
  return sets;
}

/** Sets of wagons that the treasury can pay, the best first. R094: the owner's majors come last, at the highest price. */
export function wagonSets({ s, seat }: Situation, minor: MinorId): readonly (readonly MajorId[])[] {
  if (trainsOf(s, minor).length === 0) return [[]];
  const payments = paymentsOf(s, seat);
  const kept = payments.of(-1);
  const inOrder = [...hirers(s)].sort((a, b) => percentOf(s, a, seat) - percentOf(s, b, seat));
  const worth = (wagons: readonly MajorId[]): number => {
    const best = bestRunsWith(s, minor, wagons, { budget: STEPS, anyOfEqual: true });
    if (best === null) return -Infinity;
    const paid = wagons.reduce((sum, wagon, i) => sum + payments.of(wagonPrice(s, i), wagon), 0);
    return best.revenue * payments.revenue + best.subsidy * kept + paid;
  };
  return subsets(inOrder)
    .filter((wagons) => wagons.length === 0 || wagonsCost(s, wagons.length) <= treasuryOf(s, minor))
    .filter((wagons) => wagons.length === 0 || areUsable(s, minor, wagons))
    .map((wagons) => ({ wagons, worth: worth(wagons) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ wagons }) => wagons);
}
