// Why a train cannot be bought or scrapped.
import type { CompanyId } from '../companies.ts';

export interface TrainRefusals {
  'scrap.notOwned': { company: CompanyId; train: string };
  'scrap.wagonHired': Record<never, never>;
  'train.limit': { company: CompanyId; limit: number };
  'train.notForSale': { train: string; from: string };
  'train.istvans': { from: CompanyId };
  'train.price': { price: number };
  /** Between minors any price is agreed upon, but not none. */
  'train.leastPrice': { price: number };
  'train.tooDear': { price: number; cash: number };
}
