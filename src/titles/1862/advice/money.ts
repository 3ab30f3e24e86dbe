// Decides about the revenue of a turn: dividends and the price against the money for the next train.
import { cashOf, type Seat, treasury } from '../../../engine/index.ts';
import { dividendCause, spotAfter } from '../../../kernel/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { prices } from '../rules/market.ts';
import { hudsonSum } from '../rules/operating/dividend.ts';
import { priceOf, type State1862, turnOf } from '../rules/state.ts';
import type { Idea, Situation } from './situation.ts';
import { outlookOf, partOf, stakeIn } from './stake.ts';

/** Worth after a dividend of this sum, with more or less money in the treasury. */
function after(s: State1862, seat: Seat, company: CompanyId, paid: number, added: number): number {
  const outlook = outlookOf(s, company);
  const spot = s.market.spots[company]!;
  const space = spotAfter(prices, spot, dividendCause(paid), { paid }).col;
  const money = outlook.money + added;
  return partOf(s, company, seat) * paid + stakeIn(s, seat, company, { ...outlook, space, money });
}

export function dividendIdeas({ s, seat, weights }: Situation): Idea[] {
  const { company, revenue, subsidy } = turnOf(s);
  const added = hudsonSum(priceOf(s, company), revenue);
  const canAdd = added > 0 && cashOf(s, treasury(company)) + subsidy >= added;
  const least = after(s, seat, company, 0, subsidy) - 1;
  const withhold = after(s, seat, company, 0, subsidy + weights.build * revenue);
  const liked = (weights.invest - 1) * partOf(s, company, seat) * revenue;
  return [
    { action: { type: 'dividend', kind: 'payout' }, value: after(s, seat, company, revenue, subsidy) + liked - least },
    { action: { type: 'dividend', kind: 'withhold' }, value: withhold - least },
    ...(canAdd
      ? [
          {
            action: { type: 'dividend', kind: 'hudson' } as const,
            value: after(s, seat, company, revenue + added, subsidy - added) + liked - least,
          },
        ]
      : []),
  ];
}
