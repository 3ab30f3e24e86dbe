// Why shares may not be bought or sold.
import type { MajorId } from '../companies.ts';

export interface StockRefusals {
  'stock.overLimit': { limit: number };
  'share.notInPlay': { company: MajorId };
  'share.soldThisRound': { company: MajorId };
  'share.noneLeft': { company: MajorId };
  'share.certificateLimit': { limit: number };
  'share.sixtyPercent': { company: MajorId };
  'share.tooDear': { price: number; cash: number };
  'sell.onceATurn': { company: MajorId };
  'sell.notHeld': { company: MajorId; held: number };
  'sell.director': { company: MajorId };
}
