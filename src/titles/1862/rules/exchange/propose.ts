// A merger at the beginning of a turn, an acquisition at its end: with whom, and who survives (R062-R063, R096-R098, R105).
import { conditionsOf } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { reachesCompany } from '../operating/connection.ts';
import { isFloated, isInReceivership, isLast, operator, type State1862, turnOf } from '../state.ts';
import type { Union } from './begin.ts';
import { ask, isRefused } from './consent.ts';

export interface Unite<T extends 'merge' | 'acquire' = 'merge' | 'acquire'> {
  readonly type: T;
  /** The partner, and which of the two survives. */
  readonly company: CompanyId;
  readonly survivor: CompanyId;
}

export interface UnionRefusals {
  'union.afterLner': Record<never, never>;
  'union.once': Record<never, never>;
  'union.receivership': { company: CompanyId };
  'union.notOperating': { company: CompanyId };
  'union.notConnected': { company: CompanyId; from: CompanyId };
  'union.survivor': { company: CompanyId; from: CompanyId };
  'union.refused': { company: CompanyId; survivor: CompanyId };
}

const must = conditionsOf<UnionRefusals>();
const active = (s: State1862): CompanyId => turnOf(s).company;

export const unionOf = (
  s: State1862,
  occasion: Union['occasion'],
  { company, survivor }: Omit<Unite, 'type'>,
): Union => ({
  occasion,
  survivor,
  absorbed: survivor === company ? active(s) : company,
});

/** Whether both can take part, and are connected (R086, R097). */
const isPartner = (s: State1862, company: CompanyId): boolean =>
  company !== active(s) &&
  isFloated(s, company) &&
  !isInReceivership(s, company) &&
  reachesCompany(s, active(s), company);

const union = (id: Unite['type'], occasion: Union['occasion']): Step<State1862, Unite, Event1862> => ({
  id,
  actor: operator,
  fields: {
    company: oneOf(companyIds, (s) => companyIds.filter((company) => isPartner(s, company))),
    survivor: oneOf(companyIds, (s, a) => [active(s), a.company]),
  },
  conditions: [
    must('union.afterLner', [], (s: State1862) => !isLast(s)),
    // an acquisition ends the turn
    must('union.once', [], (s) => occasion === 'acquisition' || !turnOf(s).merged),
    must(
      'union.receivership',
      [],
      (s) => !isInReceivership(s, active(s)),
      (s) => ({ company: active(s) }),
    ),
    must(
      'union.notOperating',
      ['company'],
      (s, a: Unite) => a.company !== active(s) && isFloated(s, a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'union.receivership',
      ['company'],
      (s, a) => !isInReceivership(s, a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'union.notConnected',
      ['company'],
      (s, a) => reachesCompany(s, active(s), a.company),
      (s, a) => ({ company: a.company, from: active(s) }),
    ),
    must(
      'union.survivor',
      ['company', 'survivor'],
      (s, a) => a.survivor === active(s) || a.survivor === a.company,
      (s, a) => ({ company: a.company, from: active(s) }),
    ),
    must(
      'union.refused',
      ['company', 'survivor'],
      (s, a) => !isRefused(s, unionOf(s, occasion, a)),
      (_, a) => ({ company: a.company, survivor: a.survivor }),
    ),
  ],
  apply: (s, a, emit) => ask(s, a.company, unionOf(s, occasion, a), emit),
  stays: true, // a director may refuse
  pass() {},
});

/** R096 */
export const merge = union('merge', 'merger');

/** R105 */
export const acquire = union('acquire', 'acquisition');
