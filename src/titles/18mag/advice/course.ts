// Course of a minor: what it still brings its owner when its treasury buys trains as well as it can until the end. Small
// enough to be worked out in full: two trains of four types, and the money of a few rounds.
import { type Seat, type TrainId, typeOf } from '../../../engine/index.ts';
import type { MinorId } from '../rules/companies.ts';
import type { State18Mag } from '../rules/state.ts';
import { sellersPart, TRAIN_LIMIT, trainTypes } from '../rules/trains.ts';
import { returnOf } from './returns.ts';
import { revenueOf, trainsLike } from './runs.ts';

/** Rounds planned for; earlier ones count as much as the first of these. */
const FAR = 8;
/** Money is counted in steps of this size. */
const STEP = 10;
/** Runs grow with the track from round to round. */
const GROWTH = 0.06;

interface Course {
  /** Income of the owner in so many runs, from these trains and this treasury. */
  worth(runs: number, trains: readonly TrainId[], money: number): number;
  /** The same, if none of them is scrapped before the first run. */
  keeping(runs: number, trains: readonly TrainId[], money: number): number;
  /** What comes back to the owner of the price of a new train. */
  back(type: string): number;
  /** Worth of a Forint more in the treasury, about as it is now. */
  forint(runs: number, trains: readonly TrainId[], money: number): number;
}

/** Money around the present treasury over which a Forint is weighed: a course changes by leaps. */
const AROUND = 40;

/** A set of trains is a list of types in order, the last of them the largest. */
type Fleet = string;
const fleetOf = (types: readonly string[]): Fleet => [...types].sort().join();
const typesOf = (fleet: Fleet): string[] => (fleet === '' ? [] : fleet.split(','));
const without = (fleet: Fleet, type: string): Fleet => {
  const types = typesOf(fleet);
  return fleetOf(types.toSpliced(types.indexOf(type), 1));
};

export function courseOf(s: State18Mag, seat: Seat, minor: MinorId): Course {
  const types = trainTypes(s);
  const revenues = new Map<Fleet, number>();
  const revenueBy = (fleet: Fleet): number => {
    const known = revenues.get(fleet);
    if (known !== undefined) return known;
    const revenue = revenueOf(s, minor, trainsLike(typesOf(fleet)), s.board);
    revenues.set(fleet, revenue);
    return revenue;
  };
  const backs = new Map(
    types.map(({ type, price, seller }) => [type, sellersPart(s, price) * returnOf(s, seat, seller)]),
  );

  /** The best use of the money after a run, with `runs` more to come. */
  const bought = (runs: number, fleet: Fleet, money: number, all: number): number => {
    let best = after(runs, fleet, money, all);
    if (runs === 0 || typesOf(fleet).length >= TRAIN_LIMIT) return best;
    for (const { type, price } of types) {
      if (price > money) continue;
      const larger = fleetOf([...typesOf(fleet), type]);
      if (revenueBy(larger) <= revenueBy(fleet)) continue;
      best = Math.max(best, backs.get(type)! + bought(runs, larger, money - price, all));
    }
    return best;
  };

  const ran = (runs: number, fleet: Fleet, money: number, all: number): number => {
    const half = (revenueBy(fleet) * (1 + GROWTH * (all - runs))) / 2;
    return half + bought(runs - 1, fleet, money + half, all);
  };

  const known = new Map<string, number>();
  const after = (runs: number, fleet: Fleet, money: number, all: number): number => {
    if (runs === 0) return 0;
    const key = `${runs};${fleet};${Math.floor(money / STEP)};${all}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let best = ran(runs, fleet, money, all);
    const held = typesOf(fleet);
    if (held.length === TRAIN_LIMIT && runs > 1)
      for (const type of new Set(held)) best = Math.max(best, ran(runs, without(fleet, type), money, all));
    known.set(key, best);
    return best;
  };

  const planned = (runs: number) => Math.min(FAR, runs);
  const listed = (trains: readonly TrainId[]) => fleetOf(trains.map(typeOf));
  const worth: Course['worth'] = (runs, trains, money) => after(planned(runs), listed(trains), money, planned(runs));
  return {
    worth,
    forint(runs, trains, money) {
      const [less, more] = [Math.max(0, money - AROUND), money + AROUND];
      return (worth(runs, trains, more) - worth(runs, trains, less)) / (more - less);
    },
    keeping: (runs, trains, money) => ran(planned(runs), listed(trains), money, planned(runs)),
    back: (type) => backs.get(type)!,
  };
}
