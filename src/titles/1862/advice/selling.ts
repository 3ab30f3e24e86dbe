// Sales: what falls, what makes room or money for something better, and forced ones.
import { DUTY } from '../../../bots/kit/situation.ts';
import { percentOf, type Seat, seatsOf } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { isFloated, isLast, priceOf, type State1862, saleValue, startedIds } from '../rules/state.ts';
import { type Deal, foundings, freeCash, gainOver, isOwn, purchases, roomOf, SHARE } from './deals.ts';
import type { Idea, Situation } from './situation.ts';

/** Most shares sold for a purchase. */
const MOST = 4;
/** Part of a price that one sold share takes from the others (R043). */
const FALL = 0.045;
/** Gain that makes a change worth while, as a part of what is sold. */
const WORTHWHILE = 0.2;

const heldBy = (s: State1862, company: CompanyId, seat: Seat): number => percentOf(s, company, seat) / SHARE;

/** Shares that he can sell and go on directing. */
function spare(s: State1862, seat: Seat, company: CompanyId): number {
  const held = heldBy(s, company, seat);
  if (!isOwn(s, company, seat)) return held;
  const others = seatsOf(s).filter((other) => other !== seat);
  return held - Math.max(3, ...others.map((other) => heldBy(s, company, other)));
}

/** Loss by the sale of some shares: what they would gain, and the fall of those kept. */
function lossBy(s: State1862, seat: Seat, company: CompanyId, shares: number): number {
  const fall = isLast(s) ? 0 : FALL * shares * priceOf(s, company);
  const kept = heldBy(s, company, seat) - shares;
  return shares * Math.max(0, gainOver(s, seat, company, saleValue(s, company))) + kept * fall;
}

/** Sales that pay for, or make room for, something that gains more than the shares sold. */
function changes(s: State1862, seat: Seat): Idea[] {
  const [money, room] = [freeCash(s, seat), roomOf(s, seat)];
  const ways = startedIds(s)
    .filter((company) => isFloated(s, company))
    .flatMap((company) =>
      Array.from({ length: Math.min(MOST, spare(s, seat, company)) }, (_, i) => ({
        company,
        shares: i + 1,
        sum: (i + 1) * saleValue(s, company),
        loss: lossBy(s, seat, company, i + 1),
      })),
    );
  if (ways.length === 0) return [];
  const most = Math.max(...ways.map(({ sum }) => sum));
  const wanted = [...purchases(s, seat), ...foundings(s, seat, money + most)].filter(
    ({ cost, certificates, gain }) => gain > 0 && (cost > money || certificates > room),
  );
  return ways.flatMap(({ company, shares, sum, loss }) => {
    const fits = (deal: Deal) =>
      deal.company !== company && deal.cost <= money + sum && deal.certificates <= room + shares;
    const best = Math.max(0, ...wanted.filter(fits).map(({ gain }) => gain));
    const net = best - loss - WORTHWHILE * sum;
    return net > 0
      ? [{ action: { type: 'sellShares', company, percent: shares * SHARE } as const, value: (100 * net) / sum }]
      : [];
  });
}

/** Shares that lose are sold unless he directs their company; others only where he must, those that gain least first. */
function losing(s: State1862, seat: Seat): Idea[] {
  return startedIds(s)
    .filter((company) => percentOf(s, company, seat) > 0)
    .map((company) => {
      const gain = gainOver(s, seat, company, saleValue(s, company));
      const isOwned = isOwn(s, company, seat);
      const loses = gain < 0 && !isOwned && isFloated(s, company);
      return {
        action: { type: 'sellShares', company, percent: loses ? percentOf(s, company, seat) : SHARE },
        value: loses ? -gain : -DUTY - gain - (isOwned ? DUTY : 0),
      };
    });
}

export const saleIdeas = ({ s, seat, careful }: Situation): Idea[] => [
  ...(careful ? changes(s, seat) : []),
  ...losing(s, seat),
];
