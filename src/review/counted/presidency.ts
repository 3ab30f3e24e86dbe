// A presidency that fell to somebody by another's move, and what he then had to pay for the company.
import { BANK, type GameEvent, type Paid, treasury } from '../../engine/index.ts';
import { type RailState, railOf } from '../../kernel/index.ts';
import type { Finding } from '../finding.ts';
import { isKind } from '../isKind.ts';
import { roundAt } from '../round.ts';
import { type Kind, type Moment, none } from '../watcher.ts';

/** `from`: who presided before; null for nobody. `payments`: how many payments he made for it. */
export type PresidencyFinding = Finding<'presidency', { readonly from: number | null; readonly payments: number }>;

type Held = Omit<PresidencyFinding, 'lost' | 'facts'> & { readonly from: number | null; payments: number };

/** Payments by which a player buys for himself. */
const OWN: readonly string[] = ['share', 'shares', 'private', 'auction'];

export const presidency: Kind = (game) => {
  const rail = railOf(game);
  if (!rail) return null;
  const held = new Map<string, Held>();
  const close = (company: string): PresidencyFinding[] => {
    const one = held.get(company);
    held.delete(company);
    if (!one?.payments) return [];
    const { from, payments, ...rest } = one;
    return [{ ...rest, lost: -rest.played, facts: { from, payments } }];
  };
  return {
    see(moment) {
      const found: PresidencyFinding[] = [];
      const company = rail.operating(moment.before as RailState);
      for (const event of moment.events) {
        const one = company === null ? undefined : held.get(company);
        const sum = one ? paidFor(event, one.seat, company!) : 0;
        if (one && sum > 0) held.set(company!, { ...one, played: one.played - sum, payments: one.payments + 1 });
        if (!isKind(event, 'presidencyPassed')) continue;
        found.push(...close(event.company));
        if (event.to !== moment.seat) held.set(event.company, fell(moment, event.company, event.to, event.from));
      }
      return found.length > 0 ? found : none;
    },
    end: () => [...held.keys()].flatMap(close),
  };
};

const fell = ({ index, before }: Moment, company: string, seat: number, from: number | null): Held => ({
  ...{ voice: 'counted', kind: 'presidency', index, round: roundAt(before), seat, company },
  ...{ best: 0, played: 0, from, payments: 0 },
});

/** Paid by this seat for the company, not for itself. */
function paidFor(event: GameEvent, seat: number, company: string): number {
  if (event.type !== 'paid') return 0;
  const { from, to, amount, reason } = event as Paid;
  return from === seat && (to === BANK || to === treasury(company)) && !OWN.includes(reason) ? amount : 0;
}
