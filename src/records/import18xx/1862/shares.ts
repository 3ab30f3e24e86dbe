// Where a share of 1862 is bought from, told from its number where a record has no hint.
import { type Holder, OFFER, POOL, percentOf, treasury } from '../../../engine/index.ts';
import type { CompanyId } from '../../../games/1862/companies.ts';
import type { State1862 } from '../../../games/1862/state.ts';
import { shareCompany } from '../ids.ts';
import type { Place } from '../importer.ts';

type Source = 'offer' | 'pool' | 'treasury';

const HINTS: Readonly<Record<string, Source>> = { ipo: 'offer', pool: 'pool', self: 'treasury' };

const holderOf = (source: Source, company: CompanyId): Holder =>
  source === 'treasury' ? treasury(company) : source === 'pool' ? POOL : OFFER;

/** The IPO, the pool or the company itself. Where two of them have shares, the number tells which one is meant. */
export function sourceOfShare(here: Place<State1862>): Source {
  const { action, state } = here;
  const hint = HINTS[String(action._from)];
  if (hint) return hint;
  const company = shareCompany(action) as CompanyId;
  if (!Object.hasOwn(state.shares, company)) return 'offer';
  const open = (['offer', 'treasury', 'pool'] as const).filter(
    (source) => percentOf(state, company, holderOf(source, company)) > 0,
  );
  return open.length === 1 ? open[0]! : (lastPlaceOf(here, company) ?? open[0] ?? 'offer');
}

/** Where the number was left when it was last named; null where the record is silent about it. */
function lastPlaceOf({ record, at, action }: Place<State1862>, company: string): Source | null {
  const number = Array.isArray(action.shares) ? String(action.shares[0]) : '';
  const before = record.actions.slice(0, at);
  const begun = before.findLastIndex(({ type, corporation }) => type === 'par' && corporation === company);
  const last = before
    .slice(begun + 1)
    .findLast(({ shares }) => Array.isArray(shares) && shares.map(String).includes(number));
  if (!last) return null;
  if (last.type === 'sell_shares') return 'pool';
  return last.entity_type === 'corporation' ? 'treasury' : 'pool';
}
