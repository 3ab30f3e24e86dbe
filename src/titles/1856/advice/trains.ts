// Buys a company's trains: from whom, and with whose money (R090-R093).
import { DUTY } from '../../../bots/kit/situation.ts';
import { BANK, cashOf, POOL, presidentOf, type TrainId, trainsOf, treasury, typeOf } from '../../../engine/index.ts';
import { cgrMustBuy } from '../rules/cgr/trains.ts';
import type { CompanyId } from '../rules/companies.ts';
import { forcedPurchase, mustBuyTrain, newTrains, priceOfTrain } from '../rules/operating/supply.ts';
import { isCgr, type State1856, startedIds, turnOf } from '../rules/state.ts';
import { EXCHANGE, lastType, trainFacts } from '../rules/trains.ts';
import { forSale } from './fleet.ts';
import { purchaseValue, TREASURY, trainWorth } from './purchase.ts';
import type { Idea, Situation } from './situation.ts';

const sellerOf = (s: State1856, train: TrainId): string => (s.depot.pool.includes(train) ? POOL : BANK);

/** The best train from the bank or its pool within this money; null if none is worth it. */
export function bestPurchase(
  s: State1856,
  company: CompanyId,
  money: number,
): { train: TrainId; value: number } | null {
  let best: { train: TrainId; value: number } | null = null;
  for (const train of forSale(s, company)) {
    const price = priceOfTrain(s, train);
    if (price > money) continue;
    const value = purchaseValue(s, company, train, price);
    if (value > (best?.value ?? 0)) best = { train, value };
  }
  return best;
}

/** A train of another company of the same president that has more than one, for the money this one can spare. */
function fromOwnCompanies({ s, seat }: Situation, company: CompanyId): Idea[] {
  if (trainsOf(s, company).length > 0 || isCgr(company)) return [];
  const others = startedIds(s).filter((id) => id !== company && !isCgr(id) && presidentOf(s, id) === seat);
  return others
    .filter((id) => trainsOf(s, id).length > 1)
    .flatMap((id) =>
      trainsOf(s, id).map((train): Idea => {
        const price = Math.max(1, Math.min(cashOf(s, treasury(company)), Math.floor(priceOfTrain(s, train) / 2)));
        const value = purchaseValue(s, company, train, price) + TREASURY * price - trainWorth(s, id, train);
        return { action: { type: 'buyTrain', from: id, train, price }, value };
      }),
    );
}

export function trainIdeas(situation: Situation): Idea[] {
  const { s } = situation;
  const { company } = turnOf(s);
  const money = cashOf(s, treasury(company));
  const forced = forcedPurchase(s);
  const duty = mustBuyTrain(s, company) || cgrMustBuy(s) ? DUTY : 0;
  const ideas: Idea[] = [];
  for (const train of forSale(s, company)) {
    const price = priceOfTrain(s, train);
    const added = Math.max(0, price - money);
    if (added > 0 && forced?.price !== price) continue;
    const value = duty + purchaseValue(s, company, train, Math.min(price, money)) - added;
    ideas.push({ action: { type: 'buyTrain', from: sellerOf(s, train) as typeof BANK, train, price }, value });
  }
  for (const idea of fromOwnCompanies(situation, company)) ideas.push({ ...idea, value: idea.value + duty });
  return [...ideas, ...exchangeIdeas(s, company, duty)];
}

function exchangeIdeas(s: State1856, company: CompanyId, duty: number): Idea[] {
  const last = lastType(s);
  const train = newTrains(s).find((one) => typeOf(one) === last.type);
  if (train === undefined) return [];
  return trainsOf(s, company)
    .filter((give) => (trainFacts(s, typeOf(give)).distance ?? 0) >= 4)
    .map((give) => ({
      action: { type: 'exchangeTrain', train, give },
      value: duty + purchaseValue(s, company, train, last.price - EXCHANGE, give),
    }));
}
