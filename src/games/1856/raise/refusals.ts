// Why shares cannot be sold to raise money, or bankruptcy not be declared.
import type { CompanyId } from '../companies.ts';

export interface RaiseRefusals {
  'raise.nothingOwed': Record<never, never>;
  'raise.soldAlready': { company: CompanyId };
  'raise.cannotSell': { company: CompanyId; percent: number };
  'raise.tooMuch': { company: CompanyId; missing: number };
  'bankrupt.canPay': Record<never, never>;
  'bankrupt.canSell': { missing: number };
}
