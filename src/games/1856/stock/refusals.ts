// Why shares may not be bought or sold.
import type { BuyRefusals } from '../../../kernel/stock/buying.ts';
import type { PoolRefusals, SellRefusals } from '../../../kernel/stock/sellShares.ts';
import type { CompanyId } from '../companies.ts';

export interface StockRefusals extends SellRefusals, PoolRefusals, BuyRefusals {
  'stock.boughtAlready': { company: CompanyId };
  'stock.overLimits': Record<never, never>;
  'stock.secondShareFirst': Record<never, never>;
  'start.cgr': Record<never, never>;
  'start.started': { company: CompanyId };
  'start.closed': { company: CompanyId };
  'share.cgr': Record<never, never>;
  'share.notStarted': { company: CompanyId };
  'share.offerShut': { company: CompanyId };
  'sell.firstRound': Record<never, never>;
  'sell.keepOne': { company: CompanyId };
  'sell.boughtThisRound': { company: CompanyId; percent: number };
  'sell.notNeeded': { price: number };
}
