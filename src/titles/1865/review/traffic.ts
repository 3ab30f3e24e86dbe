// Traffic left uncovered by a train that was there: the company could pay for it and went without, the money lay in its
// treasury all the while, and the traffic would have brought more than the price. Looked at until anything else would have
// changed too: the next train of the company, the next phase, or money that was needed.
import { type Action, begin, PASS, typeOf } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import { leavesOf } from '../../../match/leavesOf.ts';
import type { Finding } from '../../../review/finding.ts';
import { roundAt } from '../../../review/round.ts';
import { type Kind, type Moment, none } from '../../../review/watcher.ts';
import type { Event1865 } from '../rules/events.ts';
import { rail1865 } from '../rules/rail.ts';
import type { State1865 } from '../rules/state.ts';
import { coverageOf } from '../rules/trains.ts';

const PER_UNIT = 10;

const { operating: inTurn } = rail1865;

/** `played` is what the company earned in these turns, `best` what it would have earned less the price. */
export type TrafficFinding = Finding<
  'traffic',
  { readonly instead: Purchase; readonly train: string; readonly price: number; readonly turns: number }
>;

type Purchase = Action & { readonly from: string; readonly train: string; readonly price: number };

/** A purchase that was possible and not made. */
interface Missed extends Pick<TrafficFinding, 'index' | 'round' | 'seat'> {
  readonly instead: Purchase;
  turns: number;
  earned: number;
  more: number;
  last: number;
}

export const traffic: Kind = (game) => {
  const open = new Map<string, readonly Missed[]>();
  const close = (company: string): readonly Finding[] => {
    const all = open.get(company) ?? [];
    open.delete(company);
    return best(company, all);
  };
  return {
    see(moment) {
      const { before, after, action, index, events } = moment;
      const found: Finding[] = [];
      const company = inTurn(before as State1865);
      if (action.type === PASS.type && company !== null && !open.has(company))
        open.set(company, offeredTo(game, moment));
      for (const event of events as readonly Event1865[]) {
        if (event.type === 'revenueEarned') earn(open.get(event.company) ?? [], event, index);
        if (event.type === 'trainBought') found.push(...close(event.company));
        if (event.type === 'phaseBegan' || event.type === 'companyAbsorbed')
          for (const one of open.keys()) found.push(...close(one));
      }
      for (const [one, all] of open)
        open.set(
          one,
          all.filter(({ instead }) => treasuryOf(after as State1865, one) >= instead.price),
        );
      return found.length > 0 ? found : none;
    },
    end: () => [...open.keys()].flatMap(close),
  };
};

/** Trains of bank and pool that its treasury can pay and that bring no phase. */
function offeredTo(game: Parameters<Kind>[0], { before, seat, index }: Moment): readonly Missed[] {
  const s = before as State1865;
  const choice = begin(game, before, seat, 'buyTrain');
  const all = (choice ? leavesOf(game, before, choice) : []) as readonly Purchase[];
  return all
    .filter(({ from, price }) => (from === 'bank' || from === 'pool') && price <= treasuryOf(s, inTurn(s)!))
    .filter(({ from, train }) => from === 'pool' || (s.depot.sold[typeOf(train)] ?? 0) > 0)
    .map((instead) => ({ index, round: roundAt(before), seat, instead, turns: 0, earned: 0, more: 0, last: index }));
}

/** One turn's earnings: what the train would have covered besides. */
function earn(all: readonly Missed[], event: Extract<Event1865, { type: 'revenueEarned' }>, index: number): void {
  for (const one of all) {
    const covered = Math.min(event.traffic, event.coverage + coverageOf(one.instead.train));
    one.more += PER_UNIT * (covered - Math.min(event.traffic, event.coverage));
    one.earned += event.revenue;
    one.turns += 1;
    one.last = index;
  }
}

/** The purchase that would have paid most, if any would. */
function best(company: string, all: readonly Missed[]): readonly Finding[] {
  const gain = ({ more, instead }: Missed): number => more - instead.price;
  const [one] = all.filter((each) => gain(each) > 0).toSorted((a, b) => gain(b) - gain(a));
  if (!one) return [];
  const { index, round, seat, instead, earned, turns, last } = one;
  const found: TrafficFinding = {
    ...{ voice: 'proved', kind: 'traffic', index, round, seat, company, until: last },
    ...{ lost: gain(one), best: earned + gain(one), played: earned },
    facts: { instead, train: instead.train, price: instead.price, turns },
  };
  return [found];
}
