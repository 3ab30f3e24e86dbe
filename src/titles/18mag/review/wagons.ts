// The wagons hired for a run beside those that would have left treasury and owner most, each with its best runs.
import { check } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { Finding } from '../../../review/finding.ts';
import { roundAt } from '../../../review/round.ts';
import { type Kind, type Moment, none } from '../../../review/watcher.ts';
import { isMinor, type MajorId, type MinorId } from '../rules/companies.ts';
import { type State18Mag, turnOf } from '../rules/state.ts';
import { areUsable, bestRunsWith } from '../rules/wagons/best.ts';
import { hirers, wagonsCost } from '../rules/wagons/wagons.ts';
import { subsets } from '../rules/wagons/wagonsThatPay.ts';

/** `best` and `played`: the best runs with each choice, less what its wagons cost. `wagons`: the better choice. */
export type WagonFinding = Finding<
  'wagons',
  { readonly instead: RunWith; readonly wagons: readonly MajorId[]; readonly hired: readonly MajorId[] }
>;

interface RunWith {
  readonly type: 'run';
  readonly wagons: readonly MajorId[];
  readonly routes: readonly { readonly train: string; readonly track: readonly string[] }[];
}

export const wagons: Kind = (game) => ({
  see(moment) {
    const { before, action, seat, index } = moment;
    const hired = (action as Partial<RunWith>).wagons;
    const s = before as State18Mag;
    if (action.type !== 'run' || hired === undefined) return none;
    const { company, wagons: already } = turnOf(s);
    // hired one by one before the run, as on 18xx.games: the choice was another one
    if (!isMinor(company) || already.length > 0) return none;
    const played = netOf(s, company, hired);
    if (played === null) return none;
    const all: Net[] = [];
    for (const set of subsets(hirers(s))) {
      if (wagonsCost(s, set.length) > treasuryOf(s, company)) continue;
      if (set.length > 0 && !areUsable(s, company, set)) continue;
      const net = netOf(s, company, set);
      if (net === null) return none;
      all.push(net);
    }
    const best = all
      .filter((one) => one.sum > played.sum && check(game, before, seat, one.instead) === null)
      .toSorted((a, b) => b.sum - a.sum)[0];
    return best ? [told(moment, company, best, played, index)] : none;
  },
});

interface Net {
  readonly sum: number;
  readonly instead: RunWith;
}

/** The best runs that use these wagons, less their cost; null where they are not proven, or there are none. */
function netOf(s: State18Mag, company: MinorId, set: readonly MajorId[]): Net | null {
  const found = bestRunsWith(s, company, set);
  if (!found?.optimal) return null;
  const routes = found.runs.map(({ train, track }) => ({ train, track }));
  const sum = found.revenue + found.subsidy - wagonsCost(s, set.length);
  return { sum, instead: { type: 'run', wagons: set, routes } };
}

const told = ({ before, seat }: Moment, company: MinorId, best: Net, played: Net, index: number): WagonFinding => ({
  ...{ voice: 'proved', kind: 'wagons', index, round: roundAt(before), seat, company },
  ...{ lost: best.sum - played.sum, best: best.sum, played: played.sum },
  facts: { instead: best.instead, wagons: best.instead.wagons, hired: played.instead.wagons },
});
