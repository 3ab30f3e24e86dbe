// Why there is no loan, nothing to redeem, nothing to pay out.
import type { CompanyId } from '../companies.ts';

export interface MoneyRefusals {
  'loan.government': Record<never, never>;
  'loan.calledIn': Record<never, never>;
  'loan.once': { company: CompanyId };
  'loan.redeemed': { company: CompanyId };
  'loan.limit': { company: CompanyId; limit: number };
  'redeem.none': { company: CompanyId };
  'redeem.tooDear': { price: number; cash: number };
  'redeem.trainFirst': { company: CompanyId };
  'dividend.nothing': { company: CompanyId };
  'dividend.government': Record<never, never>;
  'dividend.undecided': { revenue: number };
}
