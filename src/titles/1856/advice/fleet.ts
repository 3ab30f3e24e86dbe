// Trains of a company: those it has, or can buy; and those it may have one day.
import { cashOf, type TrainId, trainsOf, treasury, typeOf } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { LOAN, loanLimit } from '../rules/operating/loans.ts';
import { newTrains, priceOfTrain, suits, trainLimit } from '../rules/operating/supply.ts';
import type { State1856 } from '../rules/state.ts';
import { type PhaseId, trainFacts, trainTypes } from '../rules/trains.ts';
import { funding } from './funding.ts';
import { trainsLike } from './runs.ts';

/** Trains of the bank and its pool, the cheapest first; at equal prices the one with the longer range. */
export const forSale = (s: State1856, company: CompanyId): TrainId[] => {
  const reach = (train: TrainId) => trainFacts(s, typeOf(train)).distance ?? Infinity;
  return [...newTrains(s), ...s.depot.pool]
    .filter((train) => suits(s, company, train))
    .sort((a, b) => priceOfTrain(s, a) - priceOfTrain(s, b) || reach(b) - reach(a));
};

/** Money from a loan in a coming turn. */
export const loanFor = (s: State1856, company: CompanyId): number =>
  s.cgr.stage === 'before' && s.companies[company].loans < loanLimit(s, company) ? LOAN : 0;

/** Copies of the cheapest train within this money. */
export function affordable(s: State1856, company: CompanyId, money: number): TrainId[] {
  const [train] = forSale(s, company);
  if (train === undefined) return [];
  const count = Math.min(trainLimit(s, company), Math.floor(money / priceOfTrain(s, train)));
  return trainsLike(Array<string>(count).fill(typeOf(train)));
}

/** The trains it has. If none: those it could buy, before its first turn also with money for more shares. */
export function fleetOf(s: State1856, company: CompanyId): readonly TrainId[] {
  const own = trainsOf(s, company);
  if (own.length > 0) return own;
  const { money: more, rest } = funding(s, company);
  const money = cashOf(s, treasury(company)) + loanFor(s, company) + (s.companies[company].operated ? 0 : more);
  const trains = affordable(s, company, money);
  return trains.length > 0 ? trains : affordable(s, company, money + rest).slice(0, 1);
}

const LATER: Readonly<Record<PhaseId, readonly string[]>> = {
  '2': ['3', '3'],
  '3': ['4', '3'],
  '4': ['5', '4'],
  '5': ['6', '5'],
  '6': ['6', '5'],
  D: ['6', '5'],
};

/** Trains that an established company may run a little later. */
export const laterFleet = (s: State1856): TrainId[] =>
  trainsLike(LATER[s.phase].filter((type) => trainTypes(s).some((facts) => facts.type === type)));
