// Track that one player had a company build, and whom its income went to: the builder, or the other shareholders.
import type { Finding } from '../../../review/finding.ts';
import { type Kind, none } from '../../../review/watcher.ts';
import type { CompanyId } from '../rules/companies.ts';
import { incomePerShare } from '../rules/dividends.ts';
import type { ChicagoEvent } from '../rules/events.ts';
import { type ChicagoState, sharesOf, sharesSold } from '../rules/state.ts';

/** `best`: dividends from this track to the others; `played`: those to the builder. `cost` came out of the company's treasury. */
export type TrackFinding = Finding<
  'trackForOthers',
  { readonly cost: number; readonly gain: number; readonly hexes: number }
>;

interface Built {
  readonly seat: number;
  readonly company: CompanyId;
  /** The move of the first piece. */
  readonly index: number;
  cost: number;
  gain: number;
  hexes: number;
  own: number;
  others: number;
}

export const track: Kind = () => {
  const all = new Map<string, Built>();
  return {
    see({ index, after, events }) {
      const s = after as ChicagoState;
      for (const event of events as readonly ChicagoEvent[]) {
        if (event.type === 'built') {
          const { seat, company } = event;
          const key = `${seat} ${company}`;
          const one = all.get(key) ?? { seat, company, index, cost: 0, gain: 0, hexes: 0, own: 0, others: 0 };
          one.cost += event.cost;
          one.gain += event.gain;
          one.hexes += 1;
          all.set(key, one);
        }
        if (event.type === 'dividend')
          for (const one of all.values()) if (one.company === event.company) share(s, one, event.income);
      }
      return none;
    },
    end: () => [...all.values()].flatMap(told),
  };
};

/** A dividend paid: its part that this track brought, rounded as the book rounds. */
function share(s: ChicagoState, one: Built, income: number): void {
  const sold = sharesSold(s, one.company);
  const each = incomePerShare(income, sold) - incomePerShare(income - one.gain, sold);
  const own = sharesOf(s, one.company, one.seat);
  one.own += each * own;
  one.others += each * (sold - own);
}

function told({ seat, company, index, cost, gain, hexes, own, others }: Built): TrackFinding[] {
  if (others <= own) return [];
  return [
    {
      ...{ voice: 'counted', kind: 'trackForOthers', index, round: null, seat, company },
      ...{ lost: others - own, best: others, played: own, facts: { cost, gain, hexes } },
    },
  ];
}
