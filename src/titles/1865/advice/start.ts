// Opens companies: only what a player can launch alone, with the shares that he could sell for it, and with money for a train.
import { type CompanyId, companiesOf } from '../rules/companies.ts';
import { startPrices } from '../rules/market.ts';
import { cheapestPrice } from '../rules/operating/supply.ts';
import { isOpen } from '../rules/state.ts';
import { freshOutlook, homesOf } from './homes.ts';
import { horizon } from './horizon.ts';
import { freeCash, kindOf, LAUNCHES } from './launching.ts';
import type { Idea, Situation } from './situation.ts';

/** Money for tiles and a token beside the first train. */
const BESIDES = 60;
/** Rounds that are too few for a company to pay. */
const TOO_LATE = 3;

export interface Start extends Idea {
  readonly company: CompanyId;
  /** The money for its launch. */
  readonly cost: number;
}

/** The companies that he could launch with this money, at the highest price for it, each with its yield in percent. */
export function startsWith({ s, seat, rng }: Situation, money: number): Start[] {
  if (horizon(s) < TOO_LATE) return [];
  return companiesOf(s)
    .filter((company) => !isOpen(s, company))
    .flatMap((company) => {
      const launches = LAUNCHES[kindOf(s, company)];
      const par = startPrices(s.phase).findLast((price) => launches * price <= money);
      if (par === undefined || launches * par < cheapestPrice(s) + BESIDES) return [];
      const cost = launches * par;
      return homesOf(s, company).map((home): Start => {
        const { gain, burden } = freshOutlook(s, seat, company, home, par, rng);
        return {
          action: { type: 'startCompany', company, par, home },
          value: (100 * (launches * gain - burden)) / cost,
          company,
          cost,
        };
      });
    });
}

export const startIdeas = (situation: Situation): Idea[] =>
  startsWith(situation, freeCash(situation.s, situation.seat)).map(({ action, value }) => ({ action, value }));
