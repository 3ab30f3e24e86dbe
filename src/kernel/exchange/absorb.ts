// Absorbs a company: moves its property to another, and closes it or makes it wait to be started again.
import type { Emit } from '../../engine/core/event.ts';
import { treasury } from '../../engine/core/owner.ts';
import { type MarketSlice, removeMarker } from '../../engine/market/market.ts';
import { type BankSlice, type CompanyPaid, cashOf, type Money, pay } from '../../engine/money/bank.ts';
import type { Certificates, SharesSlice } from '../../engine/shares/shares.ts';
import { type DepotSlice, dropTrain, giveTrain, type TrainId, trainsOf } from '../../engine/trains/depot.ts';

/** `More`: further things that a game tells of it, such as loans. */
export type CompanyAbsorbed<More = unknown> = {
  readonly type: 'companyAbsorbed';
  readonly company: string;
  readonly survivor: string;
  readonly cash: Money;
  readonly trains: readonly TrainId[];
} & More;

/** Moves money and trains to the survivor. The game hands over tokens and everything else. */
export function absorb<More extends object>(
  s: BankSlice & DepotSlice,
  company: string,
  survivor: string,
  more: More,
  emit: Emit<CompanyAbsorbed<More> | CompanyPaid<'absorbed'>>,
): void {
  const cash = cashOf(s, treasury(company));
  const trains = [...trainsOf(s, company)];
  emit?.({ type: 'companyAbsorbed', company, survivor, cash, trains, ...more });
  pay(s, treasury(company), treasury(survivor), cash, 'absorbed', emit);
  for (const train of trains) {
    dropTrain(s, company, train);
    giveTrain(s, survivor, train);
  }
}

/** Makes a company wait to be started again, with the certificates of a new one. */
export function waitAgain(s: SharesSlice & MarketSlice, company: string, fresh: Certificates): void {
  s.shares[company] = fresh;
  removeMarker(s, company);
}
