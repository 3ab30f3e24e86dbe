// Trains run: wagons are paid, and what the runs bring is split (R091, R093, R098).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import type { Run } from '../../../../engine/routes/field.ts';
import type { MajorId, MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import type { RunMade } from '../frames.ts';
import { deciderOf, type State18Mag } from '../state.ts';
import { measuredRuns } from '../wagons/measured.ts';
import { wagonPrice } from '../wagons/wagons.ts';

/** The wagon hired after so many others: its price goes to the major it is of. */
export function payWagon(s: State18Mag, company: MinorId, wagon: MajorId, after: number, emit: Emit<Event18Mag>): void {
  const price = wagonPrice(s, after);
  pay(s, treasury(company), treasury(wagon), price, 'wagon', emit);
  emit?.({ type: 'wagonHired', company, wagon, price });
}

/** With wagons that have been paid; the runs are known to be legal. */
export function makeRuns(
  s: State18Mag,
  company: MinorId,
  wagons: readonly MajorId[],
  routes: readonly Run[],
  emit: Emit<Event18Mag>,
): readonly RunMade[] {
  const measured = measuredRuns(s, company, wagons, routes);
  if ('code' in measured) throw new Error(`these runs are none: ${measured.code}`);
  const runs = measured.runs.map(({ train, track, stops, revenue, subsidy }) => ({
    train,
    track: [...track],
    stops: [...stops],
    revenue,
    subsidy,
  }));
  const sum = (figure: 'revenue' | 'subsidy') => runs.reduce((total, run) => total + run[figure], 0);
  const [revenue, mines] = [sum('revenue'), sum('subsidy')];
  emit?.({ type: 'trainsRan', company, runs, revenue, mines });
  pay(s, BANK, deciderOf(s, company), revenue / 2, 'revenue', emit); // R091, R092
  pay(s, BANK, treasury(company), revenue / 2, 'revenue', emit);
  pay(s, BANK, treasury(company), mines, 'mine', emit); // R098
  return runs;
}
