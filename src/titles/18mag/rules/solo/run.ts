// István's trains run for the most money, with the service of RÁBA if it adds to that (R176).
import type { Emit } from '../../../../engine/core/event.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import type { BestRuns } from '../../../../engine/routes/bestRuns.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import type { MajorId, MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import type { State18Mag } from '../state.ts';
import { bestRunsWith } from '../wagons/best.ts';
import { payWagon } from '../wagons/hiring.ts';
import { makeRuns } from '../wagons/runs.ts';
import { wagonPrice } from '../wagons/wagons.ts';
import { istvansTurn } from './card.ts';

const SERVICE: readonly MajorId[] = ['RABA'];

interface Service {
  readonly use: 'bonus' | 'plus';
  readonly best: BestRuns;
}

/** The better use of the service; on a tie the bonus at a red area. */
function bestService(s: State18Mag, minor: MinorId): Service | undefined {
  const services = (['bonus', 'plus'] as const).flatMap((use) => {
    const best = bestRunsWith(s, minor, SERVICE, { use });
    return best ? [{ use, best }] : [];
  });
  return services.reduce<Service | undefined>(
    (one, other) => (one && one.best.revenue >= other.best.revenue ? one : other),
    undefined,
  );
}

/** Best runs with the service if it adds anything, at whatever price, and the treasury can pay; null otherwise. */
function hires(s: State18Mag, company: MinorId, plain: number, emit: Emit<Event18Mag>): BestRuns | null {
  const price = wagonPrice(s, 0);
  const service = bestService(s, company);
  const gain = Math.max(0, (service?.best.revenue ?? 0) - plain);
  const use = !service || gain === 0 ? 'useless' : treasuryOf(s, company) < price ? 'noMoney' : service.use;
  emit?.({ type: 'istvanService', company, use, gain, price });
  return use === 'bonus' || use === 'plus' ? service!.best : null;
}

export const run: AutoStep<State18Mag, Event18Mag> = {
  id: 'istvansRun',
  auto(s, emit) {
    const { company } = istvansTurn(s);
    if (trainsOf(s, company).length === 0) return;
    const plain = bestRunsWith(s, company, [])!;
    const served = hires(s, company, plain.revenue, emit);
    if (served) payWagon(s, company, 'RABA', 0, emit);
    const { runs } = served ?? plain;
    if (runs.length > 0) makeRuns(s, { minor: company, wagons: served ? SERVICE : [], routes: runs }, emit);
  },
};
