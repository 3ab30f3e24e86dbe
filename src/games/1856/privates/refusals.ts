// Why a private cannot be bought or used, or a right not be had.
import type { BANK } from '../../../engine/money/bank.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { CompanyId } from '../companies.ts';
import type { PhaseId } from '../phases.ts';
import type { PrivateId, RightId } from '../privateCompanies.ts';

export interface PrivatesRefusals {
  'private.phase': { phase: PhaseId };
  'private.government': Record<never, never>;
  'private.notWithPlayer': { private: PrivateId; owner: CompanyId | typeof BANK | 'closed' };
  'private.price': { private: PrivateId; min: number; max: number };
  'private.tooDear': { price: number; cash: number };
  'right.held': { right: RightId; company: CompanyId };
  'right.withPlayer': { right: RightId; private: PrivateId };
  'right.noneLeft': { right: RightId };
  'right.tooDear': { price: number; cash: number };
  'port.notOwner': { company: CompanyId };
  'port.noPort': { hex: HexId };
}
