// What must hold in every position: money, certificates, trains, tokens and tiles are all there, once.
import { treasury } from '../../engine/core/owner.ts';
import { ruling } from '../../engine/core/state.ts';
import { auditMoney, cashOf } from '../../engine/money/bank.ts';
import { auditShares, percentOf, presidentOf } from '../../engine/shares/shares.ts';
import { typeOf } from '../../engine/trains/depot.ts';
import { CGR, type CompanyId, companyIds, ordinaryIds } from './companies.ts';
import { map } from './map.ts';
import { trainTypes } from './phases.ts';
import { BANK_TOTAL, bankBreaksBelow } from './setup.ts';
import type { State1856 } from './state.ts';
import { tokensOf } from './track/tokenStock.ts';

export const audit = (s: State1856): string | null =>
  auditMoney(s, BANK_TOTAL) ??
  auditBank(s) ??
  auditShares(s) ??
  auditCompanies(s) ??
  auditTrains(s) ??
  auditTokens(s) ??
  auditTiles(s);

/** R123 */
const auditBank = (s: State1856): string | null =>
  s.breaksBelow === bankBreaksBelow(s) ? null : `the bank breaks below ${s.breaksBelow}, and its ruling says otherwise`;

function auditCompanies(s: State1856): string | null {
  for (const id of companyIds) {
    const { status, loans, escrow } = s.companies[id];
    if (loans < 0 || escrow < 0) return `${id} has ${loans} loans and ${escrow} in escrow`;
    const holders = new Set(s.shares[id]!.holders);
    const president = presidentOf(s, id);
    if (status === 'started' && (president === null || percentOf(s, id, president) === 0))
      return `${id} has no president with a share`;
    if (status === 'started' && !s.market.spots[id]) return `${id} has no marker`;
    if ((status === 'closed' || status === 'absorbed') && (holders.size > 1 || !holders.has(null)))
      return `${id} is no more, and somebody holds a share of it`;
    // the CGR gets its money while it forms
    if (status !== 'started' && cashOf(s, treasury(id)) !== 0 && !(id === CGR && s.cgr.stage === 'due'))
      return `${id} is not in play and has money`;
  }
  return null;
}

/** No train is in two hands, and no more are about than the bank has sold. */
function auditTrains(s: State1856): string | null {
  const all = [...s.depot.pool, ...Object.values(s.trains).flat()];
  if (new Set(all).size !== all.length) return 'a train is in two hands';
  for (const { type, count } of trainTypes(s)) {
    const sold = s.depot.sold[type] ?? 0;
    if (count !== null && sold > count) return `${sold} trains of type ${type} are sold`;
    if (all.filter((train) => typeOf(train) === type).length > sold) return `too many trains of type ${type}`;
  }
  return null;
}

/** By a ruling the CGR has too many for a moment, and keeps the homes of eleven absorbed companies (R112). */
const mayHaveMore = (s: State1856, id: CompanyId): boolean =>
  s.flow.some(({ kind }) => kind === 'formation') ||
  (id === CGR &&
    ruling(s, 'cgrTokens') === 'replaceAll' &&
    ordinaryIds.every((ordinary) => s.companies[ordinary].status === 'absorbed'));

function auditTokens(s: State1856): string | null {
  const count = new Map<string, number>();
  for (const slots of Object.values(s.board.tokens))
    for (const company of slots) if (company !== null) count.set(company, (count.get(company) ?? 0) + 1);
  for (const [company, stand] of count) {
    const id = company as CompanyId;
    if (stand > tokensOf(id) && !mayHaveMore(s, id)) return `${id} has ${stand} tokens on the map`;
    if (s.companies[id].status !== 'started') return `${id} is not in play and has a token on the map`;
  }
  if (s.cgr.stage !== 'formed' && count.has(CGR)) return 'the CGR has tokens before it has formed';
  return null;
}

function auditTiles(s: State1856): string | null {
  const laid = new Map<string, number>();
  for (const [tile] of Object.values(s.board.laid)) laid.set(tile, (laid.get(tile) ?? 0) + 1);
  for (const [tile, pieces] of laid) {
    const count = map.tiles[tile]!.count;
    if (count !== null && pieces > count) return `${pieces} pieces of tile ${tile} are laid`;
  }
  return null;
}
