// Why something of this part may not be done.
import type { NodeId } from '../../../engine/track/board.ts';
import type { TrainId } from '../../../engine/trains/depot.ts';
import type { CompanyId } from '../companies.ts';

export interface CgrRefusals {
  'settle.notOwing': { company: CompanyId };
  'settle.outOfOrder': { company: CompanyId };
  'settle.presidentShort': { company: CompanyId; needed: number; cash: number };
  'settle.mustPay': { company: CompanyId; needed: number };
  'settle.loansLeft': Record<never, never>;
  'keep.noToken': { city: NodeId };
  'keep.tokensLeft': Record<never, never>;
  'giveUp.noToken': { city: NodeId };
  'giveUp.tooMany': Record<never, never>;
  'cgr.keepsTrain': { train: TrainId };
  'cgr.tooManyTrains': { limit: number; trains: number };
  'borrow.onlyCgr': Record<never, never>;
  'borrow.already': Record<never, never>;
  'borrow.hasTrain': Record<never, never>;
  'borrow.noRoute': Record<never, never>;
}
