// Checks of every position of 1856, beyond those of every 18xx game.
import { ruling } from '../../../engine/core/state.ts';
import { percentOf, presidentOf } from '../../../engine/shares/shares.ts';
import { auditOf } from '../../../kernel/audit.ts';
import { treasuryOf } from '../../../kernel/figures.ts';
import { CGR, type CompanyId, companyIds, ordinaryIds } from './companies.ts';
import { rail1856 } from './rail.ts';
import { bankBreaksBelow } from './setup.ts';
import type { State1856 } from './state.ts';

export const audit = auditOf(rail1856, auditBank, auditCompanies, auditTokens);

/** R123 */
function auditBank(s: State1856): string | null {
  return s.breaksBelow === bankBreaksBelow(s)
    ? null
    : `the bank breaks below ${s.breaksBelow}, and its ruling says otherwise`;
}

function auditCompanies(s: State1856): string | null {
  for (const id of companyIds) {
    const { status, loans, escrow } = s.companies[id];
    if (loans < 0 || escrow < 0) return `${id} has ${loans} loans and ${escrow} in escrow`;
    const president = presidentOf(s, id);
    if (status === 'started' && (president === null || percentOf(s, id, president) === 0))
      return `${id} has no president with a share`;
    if ((status === 'closed' || status === 'absorbed') && percentOf(s, id, null) !== 100)
      return `${id} is no more, and somebody holds a share of it`;
    // the CGR gets its money while it forms
    if (status !== 'started' && treasuryOf(s, id) !== 0 && !(id === CGR && s.cgr.stage === 'due'))
      return `${id} is not in play and has money`;
  }
  return null;
}

/** True if a company may exceed its tokens: during an exchange, or by ruling the CGR with eleven absorbed homes (R112). */
const mayHaveMore = (s: State1856, id: CompanyId): boolean =>
  s.flow.some(({ kind }) => kind === 'exchange') ||
  (id === CGR &&
    ruling(s, 'cgrTokens') === 'replaceAll' &&
    ordinaryIds.every((ordinary) => s.companies[ordinary].status === 'absorbed'));

function auditTokens(s: State1856): string | null {
  const over = companyIds.find((id) => rail1856.tokensLeft(s, id) < 0 && !mayHaveMore(s, id));
  return over ? `${over} has more tokens on the map than there are` : null;
}
