// Shares that were worth more later: bought back dearer by their seller, or dearer when the game ended.
import { unitOf } from '../../engine/index.ts';
import { type RailState, railOf, sharePrice } from '../../kernel/index.ts';
import type { Finding } from '../finding.ts';
import { isKind } from '../isKind.ts';
import { roundAt } from '../round.ts';
import { type Kind, none } from '../watcher.ts';

/** `forced`: sold outside a stock round. `until` is the move at which he bought them back. */
export interface SoldEarly {
  readonly shares: number;
  readonly price: number;
  readonly later: number;
  readonly forced: boolean;
}
export type SoldEarlyFinding = Finding<'soldEarly', SoldEarly>;

interface Sale {
  readonly found: Pick<SoldEarlyFinding, 'index' | 'round' | 'seat'> & { readonly company: string };
  readonly price: number;
  readonly forced: boolean;
  /** Shares not bought back yet. */
  left: number;
}

export const soldEarly: Kind = (game) => {
  const rail = railOf(game);
  if (!rail) return null;
  const sales: Sale[] = [];
  return {
    see({ index, before, events }) {
      const found: SoldEarlyFinding[] = [];
      const sharesIn = (company: string, percent: number) => percent / unitOf(before as RailState, company);
      for (const event of events) {
        if (isKind(event, 'sharesSold')) {
          const { seat, company, percent, price } = event;
          const forced = before.flow.at(-1)?.kind !== 'stock';
          const sale = { index, round: roundAt(before), seat, company };
          sales.push({ found: sale, price, forced, left: sharesIn(company, percent) });
        }
        if (isKind(event, 'shareBought')) {
          let bought = sharesIn(event.company, event.percent);
          for (const sale of sales) {
            if (sale.found.seat !== event.seat || sale.found.company !== event.company) continue;
            const shares = Math.min(bought, sale.left);
            found.push(...risen(sale, shares, event.price, index));
            sale.left -= shares;
            bought -= shares;
          }
        }
      }
      return found.length > 0 ? found : none;
    },
    end: (last) =>
      sales.flatMap((sale) => {
        const { company } = sale.found;
        const s = last as RailState;
        const isPriced = rail.idle(s, company) === null && !rail.isUnpriced?.(s, company);
        return isPriced ? risen(sale, sale.left, sharePrice(rail, s, company), null) : [];
      }),
  };
};

function risen({ found, price, forced }: Sale, shares: number, later: number, back: number | null): SoldEarlyFinding[] {
  const [best, played] = [shares * later, shares * price];
  if (best <= played) return [];
  const facts = { shares, price, later, forced };
  return [
    {
      voice: 'counted',
      kind: 'soldEarly',
      ...found,
      lost: best - played,
      best,
      played,
      ...(back !== null && { until: back }),
      facts,
    },
  ];
}
