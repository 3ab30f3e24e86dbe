// Buys a company's trains, and raises missing money.
import { DUTY } from '../../../bots/kit/situation.ts';
import { BANK, cashOf, companyOf, type Treasury, treasury, under } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { OfferFrame } from '../rules/frames.ts';
import { bankTrain, newPrice } from '../rules/operating/supply.ts';
import { hasTrain, type State1862, turnOf } from '../rules/state.ts';
import { type Kind, kindsOf, trainFacts } from '../rules/trains.ts';
import { fleetOf, kindsFor } from './runs.ts';
import type { Idea, Situation } from './situation.ts';
import { outlookOf, outlookWith, stakeIn } from './stake.ts';
import { unionGain } from './unions.ts';

/** Worth to a seat of a company with one more train of the bank, against what it is without. */
function purchaseWorth({ s, seat }: Situation, company: CompanyId, kind: Kind): number {
  const train = bankTrain(s);
  const fleet = fleetOf(s, company);
  const more = [...fleet, { id: train, kind, facts: trainFacts(s, train) }];
  const cash = cashOf(s, treasury(company));
  const then = outlookWith(s, company, more, cash - newPrice(s, train));
  const now = fleet.length > 0 ? outlookOf(s, company) : { ...then, revenue: 0, later: 0, money: cash };
  return stakeIn(s, seat, company, then) - stakeIn(s, seat, company, now);
}

export function trainIdeas(situation: Situation): Idea[] {
  const { s } = situation;
  const { company } = turnOf(s);
  const allowed = kindsFor(s, company);
  const duty = hasTrain(s, company) ? 0 : DUTY;
  const price = newPrice(s, bankTrain(s));
  const wanted = (worth: number) => (duty > 0 ? duty + Math.max(-DUTY / 4, worth) : worth);
  const bought = kindsOf(s)
    .filter((kind) => allowed.includes(kind) || duty > 0)
    .map(
      (kind): Idea => ({
        action: { type: 'buyTrain', from: BANK, train: bankTrain(s), kind, warranties: 0, price },
        value: allowed.includes(kind) ? wanted(purchaseWorth(situation, company, kind)) : duty - DUTY / 2,
      }),
    );
  return [
    ...bought,
    { action: { type: 'sellTreasury' }, value: DUTY / 2 },
    { action: { type: 'refinance' }, value: 1 },
  ];
}

/** Answers to another director's offer for a train, or for a union. */
export function offerIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const { what, item, from, price } = under<OfferFrame>(s, 'offer');
  const seller = companyOf(from as Treasury) as CompanyId;
  const gain = what === 'train' ? saleGain(s, seat, seller, item, price) : unionGain(situation, what, item);
  return [
    { action: { type: 'answer', reply: 'accept' }, value: gain },
    { action: { type: 'answer', reply: 'refuse' }, value: 0 },
  ];
}

/** What the seller's money is worth to it, less the train. */
function saleGain(s: State1862, seat: number, seller: CompanyId, train: string, price: number): number {
  const rest = fleetOf(s, seller).filter(({ id }) => id !== train);
  if (rest.length === 0) return -DUTY;
  const then = outlookWith(s, seller, rest, cashOf(s, treasury(seller)) + price);
  return stakeIn(s, seat, seller, then) - stakeIn(s, seat, seller, outlookOf(s, seller));
}
