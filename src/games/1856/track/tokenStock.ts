// How many tokens a company has left, and what the next one costs (R081, R112).
import { tokenNodes } from '../../../engine/track/tokens.ts';
import { CGR_TOKEN_COST, CGR_TOKENS, type CompanyId, isOrdinary, ordinaries } from '../companies.ts';
import type { State1856 } from '../state.ts';

const placed = (s: State1856, company: CompanyId): number => tokenNodes(s.board, company).length;

/** How many it has in all, the home token included (R004). */
export const tokensOf = (company: CompanyId): number =>
  isOrdinary(company) ? ordinaries[company].tokens.length : CGR_TOKENS;

export const tokensLeft = (s: State1856, company: CompanyId): number => tokensOf(company) - placed(s, company);

export const tokenCost = (s: State1856, company: CompanyId): number =>
  isOrdinary(company) ? (ordinaries[company].tokens[placed(s, company)] ?? 0) : CGR_TOKEN_COST;
