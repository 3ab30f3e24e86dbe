// The wagons whose hire brings most to treasury and owner together: the proposal for people and bots.

import { remembering } from '../../../../engine/routes/cache.ts';
import { percentOf } from '../../../../engine/shares/shares.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import type { MajorId, MinorId } from '../companies.ts';
import { isSmall } from '../players.ts';
import { ownerOf, type State18Mag } from '../state.ts';
import { phases } from '../trains.ts';
import { areUsable, bestRunsWith, runKey } from './best.ts';
import { hirers, wagonPrice, wagonsCost } from './wagons.ts';

export function subsets(all: readonly MajorId[]): readonly (readonly MajorId[])[] {
  const sets: (readonly MajorId[])[] = [[]];
  for (const one of all) sets.push(...sets.map((set) => [...set, one]));
  return sets;
}

/** R095: false if RÁBA's wagon costs no less than its bonus, which is all it adds: the others alone bring as much. */
const mayPay = (s: State18Mag, wagons: readonly MajorId[]): boolean =>
  isSmall(s) || !wagons.includes('RABA') || wagonPrice(s, wagons.length - 1) < phases[s.phase].offboardBonus;

const paying = remembering<{ readonly wagons: readonly MajorId[]; readonly net: number }>();

/** The most profitable wagons in the order of hire; empty if none pays. */
export function wagonsThatPay(s: State18Mag, minor: MinorId, budget?: number): readonly MajorId[] {
  if (trainsOf(s, minor).length === 0) return [];
  const cash = treasuryOf(s, minor);
  const net = (wagons: readonly MajorId[]): number => {
    const best = bestRunsWith(s, minor, wagons, { budget, anyOfEqual: true });
    return best ? best.revenue + best.subsidy - wagonsCost(s, wagons.length) : 0;
  };
  const sets = subsets(hirers(s)).filter((wagons) => wagonsCost(s, wagons.length) <= cash && mayPay(s, wagons));
  const chosen = paying(s.board, `${runKey(s, minor, [])};${sets.length};${budget}`, () =>
    sets
      .filter((wagons) => wagons.length === 0 || areUsable(s, minor, wagons))
      .map((wagons) => ({ wagons, net: net(wagons) }))
      .reduce((best, one) => (one.net > best.net ? one : best)),
  );
  // R094: the minor chooses the order; its owner's own majors come last, at the highest price
  const held = (major: MajorId) => percentOf(s, major, ownerOf(s, minor));
  return chosen.wagons.toSorted((a, b) => held(a) - held(b));
}
