// Checks of every position of 1862, beyond those of every 18xx game.
import { treasury } from '../../../engine/core/owner.ts';
import { percentOf } from '../../../engine/shares/shares.ts';
import { auditOf } from '../../../kernel/audit.ts';
import { treasuryOf } from '../../../kernel/figures.ts';
import { companyIds } from './companies.ts';
import { auditVariants } from './platform/variantStock.ts';
import { rail1862 } from './rail.ts';
import type { State1862 } from './state.ts';

export const audit = auditOf(rail1862, auditCompanies, auditVariants);

function auditCompanies(s: State1862): string | null {
  for (const id of companyIds) {
    const { status, tokens, permit, permits } = s.companies[id];
    if (tokens < 0) return `${id} has ${tokens} tokens`;
    if (status === 'started') {
      if (permit && permits.length > 0 && !permits.includes(permit)) return `${id} has lost its permit`;
      continue;
    }
    if (treasuryOf(s, id) !== 0) return `${id} is not in play and has money`;
    if (percentOf(s, id, treasury(id)) > 0) return `${id} is not in play and holds its own shares`;
  }
  return null;
}
