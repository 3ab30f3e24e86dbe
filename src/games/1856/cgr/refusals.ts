// Why something of this part may not be done.
import type { TrainId } from '../../../engine/trains/depot.ts';
import type { GiveUpRefusals } from '../../../kernel/exchange/giveUpToken.ts';
import type { KeepRefusals } from '../../../kernel/exchange/tokens.ts';
import type { CompanyId } from '../companies.ts';

export interface CgrRefusals extends KeepRefusals, GiveUpRefusals {
  'settle.notOwing': { company: CompanyId };
  'settle.outOfOrder': { company: CompanyId };
  'settle.presidentShort': { company: CompanyId; needed: number; cash: number };
  'settle.mustPay': { company: CompanyId; needed: number };
  'settle.loansLeft': Record<never, never>;
  'cgr.keepsTrain': { train: TrainId };
  'cgr.tooManyTrains': { limit: number; trains: number };
  'borrow.onlyCgr': Record<never, never>;
  'borrow.already': Record<never, never>;
  'borrow.hasTrain': Record<never, never>;
  'borrow.noRoute': Record<never, never>;
}
