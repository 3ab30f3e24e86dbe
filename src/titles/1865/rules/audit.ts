// Checks of every position of 1865, beyond those of every 18xx game.
import { isTreasury } from '../../../engine/core/owner.ts';
import { isSeat, POOL, percentOf } from '../../../engine/shares/shares.ts';
import { tokenNodes } from '../../../engine/track/tokens.ts';
import { auditOf } from '../../../kernel/audit.ts';
import { treasuryOf } from '../../../kernel/figures.ts';
import { companiesOf, maritimesOf } from './companies.ts';
import { MOST_LOANS, MOST_OF_DRAGONS, MOST_OF_PLAYER, MOST_TOKENS } from './limits.ts';
import { rail1865 } from './rail.ts';
import { DRAGONS } from './rank.ts';
import type { State1865 } from './state.ts';

export const audit = auditOf(rail1865, auditCompanies, auditMaritimes);

function auditCompanies(s: State1865): string | null {
  for (const id of companiesOf(s)) {
    const { status, tokens, traffic, loans, row } = s.companies[id];
    if (tokens < 0 || tokens + tokenNodes(s.board, id).length > MOST_TOKENS) return `${id} has ${tokens} tokens beside`;
    if (traffic < 0 || loans < 0 || loans > MOST_LOANS) return `${id} has traffic ${traffic} and ${loans} loans`;
    if (row > 0 !== (status === 'launched')) return `${id} is ${status} and in row ${row}`;
    if (percentOf(s, id, POOL) > MOST_OF_DRAGONS) return `too much of ${id} is in the pool`;
    if (percentOf(s, id, DRAGONS) > MOST_OF_DRAGONS) return `the Dragons have too much of ${id}`;
    if (status === 'waiting' && treasuryOf(s, id) !== 0) return `${id} is not open and has money`;
    const over = s.shares[id]!.holders.find((holder) => isSeat(holder) && percentOf(s, id, holder) > MOST_OF_PLAYER);
    if (over !== undefined) return `seat ${over} has too much of ${id}`;
  }
  return null;
}

function auditMaritimes(s: State1865): string | null {
  for (const id of maritimesOf(s)) {
    const { owner } = s.maritimes[id];
    if (typeof owner === 'number' && Number(s.phase) >= 5) return `${id} is with a player in phase ${s.phase}`; // R023
    if (owner !== null && typeof owner !== 'number' && !isTreasury(owner)) return `${id} belongs to ${owner}`;
  }
  return null;
}
