// No company can take a turn and no private pays: only a purchase out of an offering could change that.
import { OFFER, percentOf } from '../../../engine/shares/shares.ts';
import { floatPercent } from '../capital.ts';
import type { CompanyId } from '../companies.ts';
import { privateIds } from '../privateCompanies.ts';
import { type State1856, startedIds } from '../state.ts';

export const isAtRest = (s: State1856): boolean =>
  startedIds(s).every((id) => !mayOperate(s, id)) && privateIds.every((id) => s.privates[id] === null);

const mayOperate = (s: State1856, id: CompanyId): boolean =>
  s.companies[id].operated || 100 - percentOf(s, id, OFFER) >= floatPercent(s);
