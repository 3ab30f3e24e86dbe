// Why shares may not be bought or sold.
import type { CompanyId } from '../companies.ts';

export interface StockRefusals {
  'stock.boughtAlready': { company: CompanyId };
  'stock.overLimits': Record<never, never>;
  'stock.secondShareFirst': Record<never, never>;
  'start.cgr': Record<never, never>;
  'start.started': { company: CompanyId };
  'start.closed': { company: CompanyId };
  'share.cgr': Record<never, never>;
  'share.notStarted': { company: CompanyId };
  'share.soldThisRound': { company: CompanyId };
  'share.noneLeft': { company: CompanyId; from: string };
  'share.offerShut': { company: CompanyId };
  'share.certificateLimit': { limit: number };
  'share.sixtyPercent': { company: CompanyId };
  'share.tooDear': { price: number; cash: number };
  'sell.firstRound': Record<never, never>;
  'sell.onceATurn': { company: CompanyId };
  'sell.notHeld': { company: CompanyId; held: number };
  'sell.poolFull': { company: CompanyId; room: number };
  'sell.presidency': { company: CompanyId };
  'sell.keepOne': { company: CompanyId };
  'sell.boughtThisRound': { company: CompanyId; percent: number };
  'sell.notNeeded': { price: number };
}
