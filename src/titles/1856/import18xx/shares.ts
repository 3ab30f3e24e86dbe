// Source of a bought share of 1856, found by its number if a record has no hint.
import { type Holder, OFFER, POOL, percentOf } from '../../../engine/index.ts';
import { shareCompany } from '../../../records/import18xx/ids.ts';
import type { Place } from '../../../records/import18xx/importer.ts';
import { CGR } from '../rules/companies.ts';
import type { State1856 } from '../rules/state.ts';

/** The offering or the market; either may have no share of that company. */
export function sellerOfShare(here: Place<State1856>): Holder {
  const { action, state } = here;
  if (action._from !== undefined) return action._from === 'pool' ? POOL : OFFER;
  const company = shareCompany(action);
  if (!Object.hasOwn(state.shares, company) || percentOf(state, company, POOL) === 0) return OFFER;
  return ordinaryOffered(state, company) === 0 || !wasOffered(here, company) ? POOL : OFFER;
}

/** True for a share never sold: one named before has had an owner, so it is in the market now. */
function wasOffered({ record, at, action, state }: Place<State1856>, company: string): boolean {
  const named = new Set(record.actions.slice(0, at).flatMap(({ shares }) => listed(shares)));
  const share = listed(action.shares)[0] ?? '';
  if (named.has(share)) return false;
  if (company !== CGR) return true;
  // R105: from its formation the market holds CGR shares that were never named; the offering has the lowest numbers.
  const before = Array.from({ length: numberOf(share) }, (_, i) => `${CGR}_${i}`).slice(1);
  return before.filter((other) => !named.has(other)).length < ordinaryOffered(state, company);
}

const listed = (shares: unknown): readonly string[] => (Array.isArray(shares) ? shares.map(String) : []);

/** `CGR_7` is number 7; number 0 is the president's certificate. No company has a hundred. */
const numberOf = (share: string): number => Number(/_(\d{1,2})$/.exec(share)?.[1] ?? 0);

const ordinaryOffered = (s: State1856, company: string): number =>
  s.shares[company]!.holders.filter((holder, i) => i > 0 && holder === OFFER).length;
