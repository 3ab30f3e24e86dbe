// Stock rounds: companies that have to float, the purchases that gain most, and sales.
import { DUTY } from '../../../bots/kit/situation.ts';
import { OFFER, type Seat } from '../../../engine/index.ts';
import { own, type State1862, startedIds } from '../rules/state.ts';
import { foundings, freeCash, isOwn, purchases, rateOf, roomOf, shortOf } from './deals.ts';
import { saleIdeas } from './selling.ts';
import type { Idea, Situation } from './situation.ts';

function floatIdeas(s: State1862, seat: Seat): Idea[] {
  return startedIds(s)
    .filter((company) => isOwn(s, company, seat) && shortOf(s, company) > 0)
    .map((company) => ({
      action: { type: 'buyShare', company, from: own(s, company).chartered ? OFFER : 'treasury' } as const,
      value: DUTY,
    }));
}

function dealIdeas(s: State1862, seat: Seat): Idea[] {
  const money = freeCash(s, seat);
  const room = roomOf(s, seat);
  return [...purchases(s, seat), ...foundings(s, seat, money)]
    .filter(({ cost, certificates }) => cost <= money && certificates <= room)
    .map((deal) => ({ action: deal.action, value: rateOf(s, seat, deal) }));
}

export const stockIdeas = (situation: Situation): Idea[] => [
  ...floatIdeas(situation.s, situation.seat),
  ...dealIdeas(situation.s, situation.seat),
  ...saleIdeas(situation),
];
