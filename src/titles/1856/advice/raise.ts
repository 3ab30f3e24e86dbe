// A president who must raise money sells at the least cost to himself (R069, R093).
import { DUTY } from '../../../bots/kit/situation.ts';
import { percentOf, unitOf } from '../../../engine/index.ts';
import { companyIds } from '../rules/companies.ts';
import { blocksOf, isMoreThanNeeded, needOf } from '../rules/operating/raiseCash.ts';
import { priceOf } from '../rules/state.ts';
import { gainOf, rise } from './shares.ts';
import type { Idea, Situation } from './situation.ts';
import { horizon } from './stake.ts';

export function raiseIdeas({ s, seat, careful }: Situation): Idea[] {
  const need = needOf(s);
  if (!need) return [];
  const ideas: Idea[] = [{ action: { type: 'declareBankrupt' }, value: -DUTY }];
  for (const company of companyIds) {
    const held = percentOf(s, company, seat);
    if (held === 0 || need.sold.includes(company)) continue;
    const unit = unitOf(s, company);
    for (const percent of blocksOf(s, need, company)) {
      if (isMoreThanNeeded(s, need, company, percent)) continue;
      // the shares sold, and the fall in value of those he keeps
      const lost = (percent / unit) * Math.max(0, gainOf(s, company, careful)) * horizon(s);
      const fall = ((held - percent) / unit) * (percent / 10) * Math.max(5, rise(s.market.spots[company]!));
      const raised = (percent / unit) * priceOf(s, company);
      ideas.push({ action: { type: 'raiseCash', company, percent }, value: DUTY / 2 + raised / 4 - lost - fall });
    }
  }
  return ideas;
}
