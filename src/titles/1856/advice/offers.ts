// Answers to offers, and choices of what to discard or keep.
import {
  begin,
  cashOf,
  companyOf,
  hexOfNode,
  isTreasury,
  type NodeId,
  trainsOf,
  treasury,
  typeOf,
  under,
} from '../../../engine/index.ts';
import type { DiscardFrame } from '../../../kernel/index.ts';
import { CGR, type CompanyId } from '../rules/companies.ts';
import type { OfferFrame } from '../rules/frames.ts';
import { cheapestPrice } from '../rules/operating/supply.ts';
import { type PrivateId, privates } from '../rules/privates.ts';
import type { State1856 } from '../rules/state.ts';
import { trainFacts } from '../rules/trains.ts';
import { roundsLeft } from './horizon.ts';
import { land } from './land.ts';
import { TREASURY, trainWorth } from './purchase.ts';
import type { Idea, Situation } from './situation.ts';

/** Most rounds for which a private pays: the first 5-train closes it. */
const PAYS = 5;

const privateWorth = (s: State1856, id: PrivateId): number =>
  privates[id].price + privates[id].revenue * Math.min(s.phase === '4' ? 2 : PAYS, roundsLeft(s));

/** Money missing for another train after the sale of the only one at this price; its president would have to pay it. */
const missing = (s: State1856, company: CompanyId, price: number): number =>
  trainsOf(s, company).length > 1 ? 0 : Math.max(0, cheapestPrice(s, company) - cashOf(s, treasury(company)) - price);

export function offerIdeas({ s }: Situation): Idea[] {
  const { item, from, price } = under<OfferFrame>(s, 'offer');
  const seller = isTreasury(from) ? (companyOf(from) as CompanyId) : null;
  const gain =
    seller === null
      ? price - privateWorth(s, item as PrivateId)
      : TREASURY * price - trainWorth(s, seller, item) - missing(s, seller, price);
  return [
    { action: { type: 'answer', reply: 'accept' }, value: gain },
    { action: { type: 'answer', reply: 'refuse' }, value: 0 },
  ];
}

/** The train to give up: the one with the least loss. */
const discards = (s: State1856, company: CompanyId): Idea[] =>
  trainsOf(s, company).map((train) => ({
    action: { type: 'discardTrain', train },
    value: -trainWorth(s, company, train) - (trainFacts(s, typeOf(train)).distance ?? 99) / 100,
  }));

export const discardIdeas = ({ s }: Situation): Idea[] =>
  discards(s, under<DiscardFrame>(s, 'discard').queue[0]! as CompanyId);

/** The young CGR keeps its best tokens, and as many good trains as it may. */
export function formationIdeas({ game, s, seat }: Situation): Idea[] {
  const open = begin(game, s, seat, 'keepToken')?.open;
  const cities = open?.kind === 'oneOf' ? (open.values as readonly NodeId[]) : [];
  const worth = (city: NodeId) => land.places.find(({ hex }) => hex === hexOfNode(city))?.worth ?? 0;
  const kept = cities.map((city): Idea => ({ action: { type: 'keepToken', city }, value: 1 + worth(city) }));
  return [...kept, ...discards(s, CGR)];
}
