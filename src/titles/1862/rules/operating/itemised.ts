// The revenue of runs, location by location (R127-R134), for readers; the rules only need the sums.

import type { Money } from '../../../../engine/money/bank.ts';
import { checkRuns } from '../../../../engine/routes/checkRuns.ts';
import type { Run } from '../../../../engine/routes/field.ts';
import type { NodeId } from '../../../../engine/track/board.ts';
import { copyOf, type TrainId } from '../../../../engine/trains/depot.ts';
import type { CompanyId } from '../companies.ts';
import type { State1862 } from '../state.ts';
import type { Kind } from '../trains.ts';
import { PER_HEX, PLAIN_HEX, PORT_HEX, problemOf, runningTrains } from './problem.ts';

export interface RunItem {
  readonly train: TrainId;
  readonly kind: Kind;
  /** The two ends of its run. */
  readonly ends: readonly [NodeId, NodeId];
  /** Its stops in ports. */
  readonly ports: readonly NodeId[];
  /** The locations that pay this train; another train may be paid for those that it shares. */
  readonly paid: readonly { readonly stop: NodeId; readonly sum: Money }[];
  /** R128: a freight's pay for distance, for its whole chain if it is the first; null if none. */
  readonly distance: { readonly hexes: number; readonly each: Money; readonly port: boolean } | null;
  /** R128: the freight is joined to this one, which is paid for the distance of both. */
  readonly joined: TrainId | null;
  /** R132: a local's hexes, paid to the treasury. */
  readonly subsidy: { readonly hexes: number; readonly sum: Money } | null;
  readonly revenue: Money;
}

/** Returns null if these runs are not legal together. */
export function itemised(s: State1862, company: CompanyId, runs: readonly Run[]): readonly RunItem[] | null {
  const known = runningTrains(s, company);
  if (!runs.every(({ train }) => known.includes(train))) return null;
  const problem = problemOf(s, company);
  const measured = checkRuns(problem, runs);
  if ('code' in measured) return null;
  const at = new Map(problem.graph.stops.map(({ id, kind }, i) => [id, { kind, worth: problem.stops[i]!.worth }]));
  const isPort = (stop: NodeId): boolean => at.get(stop)?.kind === 'port';
  return measured.runs.map(({ train, stops, revenue, subsidy, paid = [], chain, bonus = 0 }): RunItem => {
    const ends = [stops[0]!, stops.at(-1)!] as const;
    const joined = measured.runs.filter((one) => chain !== undefined && one.chain === chain);
    const port = joined.some((one) => isPort(one.stops[0]!) || isPort(one.stops.at(-1)!));
    const each = port ? PORT_HEX : PLAIN_HEX;
    return {
      train,
      kind: copyOf(s, train).kind as Kind,
      ends,
      ports: stops.filter(isPort),
      paid: paid.map((stop) => ({ stop, sum: at.get(stop)?.worth ?? 0 })),
      distance: bonus > 0 ? { hexes: bonus / each, each, port } : null,
      joined: chain !== undefined && chain !== train ? chain : null,
      subsidy: subsidy > 0 ? { hexes: subsidy / PER_HEX, sum: subsidy } : null,
      revenue,
    };
  });
}
