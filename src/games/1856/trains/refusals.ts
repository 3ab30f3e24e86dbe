// Why a train cannot be bought or exchanged, or has to be.
import type { CompanyId } from '../companies.ts';

export interface TrainRefusals {
  'train.limit': { company: CompanyId; limit: number };
  'train.notForSale': { train: string; from: string };
  'train.government': { train: string };
  'train.faceValue': { price: number };
  'train.price': { price: number };
  'train.tooDear': { price: number; cash: number };
  'train.notCheapest': { price: number };
  'train.presidentShort': { missing: number };
  'train.bankOnly': Record<never, never>;
  'train.mustBuy': { company: CompanyId };
  'train.governmentMustBuy': Record<never, never>;
  'exchange.notForSale': { train: string };
  'exchange.notGiven': { train: string };
  'exchange.tooDear': { price: number; cash: number };
}
