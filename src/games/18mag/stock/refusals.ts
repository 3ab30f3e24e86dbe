// Why shares may not be bought or sold.
import type { BuyRefusals } from '../../../kernel/stock/buying.ts';
import type { SellRefusals } from '../../../kernel/stock/sellShares.ts';
import type { MajorId } from '../companies.ts';

export interface StockRefusals extends SellRefusals, BuyRefusals {
  'stock.overLimit': { limit: number };
  'share.notInPlay': { company: MajorId };
}
