// Interest on the loans that a president took for a company. Loans count as redeemed in the order in which they were taken.
import type { Finding } from '../../../review/finding.ts';
import { roundAt } from '../../../review/round.ts';
import { type Kind, type Moment, none } from '../../../review/watcher.ts';
import type { Event1856 } from '../rules/events.ts';

/** `got` is what the loans brought; `times`, how often interest was due on one of them. */
export type InterestFinding = Finding<
  'interest',
  { readonly loans: number; readonly got: number; readonly times: number }
>;

/** Loans of one company by one president. */
interface Taken extends Pick<InterestFinding, 'index' | 'round' | 'seat'> {
  readonly company: string;
  loans: number;
  got: number;
  times: number;
  interest: number;
}

export const interest: Kind = () => {
  const all = new Map<string, Taken>();
  /** The loans of each company not redeemed yet, the oldest first. */
  const open = new Map<string, Taken[]>();
  const loansOf = (company: string): Taken[] => {
    const loans = open.get(company) ?? [];
    open.set(company, loans);
    return loans;
  };
  return {
    see(moment) {
      for (const event of moment.events as readonly Event1856[]) {
        if (event.type === 'loanTaken') {
          const one = takenIn(all, moment, event.company);
          one.loans += 1;
          one.got += event.got;
          loansOf(event.company).push(one);
        }
        if (event.type === 'interestDue') {
          const loans = loansOf(event.company);
          const each = (event.treasury + event.run + event.president) / loans.length;
          for (const one of loans) {
            one.times += 1;
            one.interest += each;
          }
        }
        if (event.type === 'loansRedeemed') loansOf(event.company).splice(0, event.count);
        // loans that it has not settled go with it
        if (event.type === 'companyAbsorbed' || event.type === 'companyClosed') open.delete(event.company);
      }
      return none;
    },
    end: () => [...all.values()].flatMap(told),
  };
};

function takenIn(all: Map<string, Taken>, { index, before, seat }: Moment, company: string): Taken {
  const key = `${seat} ${company}`;
  const one = all.get(key) ?? {
    ...{ index, round: roundAt(before), seat, company },
    ...{ loans: 0, got: 0, times: 0, interest: 0 },
  };
  all.set(key, one);
  return one;
}

function told({ loans, got, times, interest: sum, ...at }: Taken): InterestFinding[] {
  if (sum === 0) return [];
  const figures = { lost: sum, best: 0, played: -sum };
  return [{ voice: 'counted', kind: 'interest', ...at, ...figures, facts: { loans, got, times } }];
}
