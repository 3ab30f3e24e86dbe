// Buys a company's trains, and raises missing money.
import { BANK, cashOf, companyOf, onSale, type Treasury, treasury, under } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { OfferFrame } from '../rules/frames.ts';
import { bankTrain, newPrice } from '../rules/operating/supply.ts';
import { hasTrain, isLast, type State1862, turnOf } from '../rules/state.ts';
import { isPermanent, type Kind, kindsOf, phaseIds, trainFacts, trainTypes } from '../rules/trains.ts';
import { horizon } from './horizon.ts';
import { fleetOf, kindsFor, revenueOf } from './runs.ts';
import type { Idea, Situation } from './situation.ts';
import { partOf } from './stake.ts';
import { unionGain } from './unions.ts';

/** Value of a train for a company that has none. */
export const DUTY = 1000;
/** Worth of a treasury's pound to the director: it does not count at the end, but it buys trains. */
export const TREASURY = 0.3;
/** Runs grow with the track. */
const GROWTH = 1.2;
/** Bonus for a train that lasts for the rest of the game and spares another purchase. */
const LASTS = 0.25;

function purchaseWorth({ s, seat }: Situation, company: CompanyId, kind: Kind): number {
  const train = bankTrain(s);
  const facts = trainFacts(s, train);
  const fleet = fleetOf(s, company);
  const with_ = revenueOf(s, company, [...fleet, { id: train, kind, facts }], s.board);
  const more = GROWTH * (with_ - revenueOf(s, company, fleet, s.board));
  const lasting = isPermanent(facts) && fleet.every((own) => !isPermanent(own.facts)) ? LASTS * facts.price : 0;
  return more * (horizon(s) - 1) * partOf(s, company, seat) + lasting - TREASURY * newPrice(s, train);
}

export function trainIdeas(situation: Situation): Idea[] {
  const { s } = situation;
  const { company } = turnOf(s);
  const allowed = kindsFor(s, company);
  const duty = hasTrain(s, company) ? 0 : DUTY;
  const price = newPrice(s, bankTrain(s));
  const bought = kindsOf(s)
    .filter((kind) => allowed.includes(kind) || duty > 0)
    .map(
      (kind): Idea => ({
        action: { type: 'buyTrain', from: BANK, train: bankTrain(s), kind, warranties: 0, price },
        value: duty + (allowed.includes(kind) ? purchaseWorth(situation, company, kind) : -DUTY / 2),
      }),
    );
  return [
    ...bought,
    { action: { type: 'sellTreasury' }, value: DUTY / 2 },
    { action: { type: 'refinance' }, value: 1 },
  ];
}

/** Money missing for the train needed once the present ones are gone. */
export function missingSoon(s: State1862, company: CompanyId): number {
  if (isLast(s) || fleetOf(s, company).some(({ facts }) => isPermanent(facts))) return 0;
  const types = trainTypes(s);
  const now = phaseIds.indexOf(onSale(s, types).type as (typeof phaseIds)[number]);
  const { price } = types[Math.min(now + (hasTrain(s, company) ? 1 : 0), types.length - 1)]!;
  return Math.max(0, price - cashOf(s, treasury(company)));
}

/** Answers to another director's offer for a train, or for a union. */
export function offerIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const { what, item, from, price } = under<OfferFrame>(s, 'offer');
  const seller = companyOf(from as Treasury) as CompanyId;
  const gain = what === 'train' ? saleGain(s, seat, seller, item, price) : unionGain(s, seat, what, item);
  return [
    { action: { type: 'answer', reply: 'accept' }, value: gain },
    { action: { type: 'answer', reply: 'refuse' }, value: 0 },
  ];
}

function saleGain(s: State1862, seat: number, seller: CompanyId, train: string, price: number): number {
  const fleet = fleetOf(s, seller);
  const rest = fleet.filter(({ id }) => id !== train);
  const lost = revenueOf(s, seller, fleet, s.board) - revenueOf(s, seller, rest, s.board);
  return TREASURY * price - lost * horizon(s) * partOf(s, seller, seat) - (rest.length === 0 ? DUTY : 0);
}
