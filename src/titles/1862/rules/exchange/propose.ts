// Proposes a merger at the start of a turn or an acquisition at its end, and its survivor (R062-R063, R096-R098, R105).
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { step } from '../../../../engine/core/step.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { reachesCompany } from '../operating/connection.ts';
import { propose, refusedAt } from '../operating/offers.ts';
import { active, isFloated, isInReceivership, isLast, must, operator, type State1862, turnOf } from '../state.ts';
import { itemOf, mergedPrice, type Union } from './begin.ts';

export interface Unite<T extends 'merge' | 'acquire' = 'merge' | 'acquire'> {
  readonly type: T;
  /** The partner, and which of the two survives. */
  readonly company: CompanyId;
  readonly survivor: CompanyId;
}

export const unionOf = (
  s: State1862,
  occasion: Union['occasion'],
  { company, survivor }: Omit<Unite, 'type'>,
): Union => ({
  occasion,
  survivor,
  absorbed: survivor === company ? active(s) : company,
});

/** True if this company can take part and is connected (R086, R097). */
const isPartner = (s: State1862, company: CompanyId): boolean =>
  company !== active(s) &&
  isFloated(s, company) &&
  !isInReceivership(s, company) &&
  reachesCompany(s, active(s), company);

/** R062: asks the other director. */
function ask(s: State1862, partner: CompanyId, union: Union, emit: Emit<Event1862>): void {
  const deal = {
    company: active(s),
    what: union.occasion,
    item: itemOf(union),
    from: treasury(partner),
    price: mergedPrice(s, union.survivor, union.absorbed),
  };
  propose(s, deal, presiding(s, partner), operator(s), emit);
}

/** True if this union was refused in the turn: nobody is asked twice. */
const isRefused = (s: State1862, union: Union): boolean => refusedAt(s, union.occasion, itemOf(union)) > 0;

const union = <T extends Unite['type']>(id: T, occasion: Union['occasion']) =>
  step<State1862, Unite<T>, Event1862>()({
    id,
    actor: operator,
    fields: {
      company: oneOf(companyIds, (s) => companyIds.filter((company) => isPartner(s, company))),
      survivor: oneOf(companyIds, (s, a) => [active(s), a.company]),
    },
    conditions: [
      must('union.afterLner', [], (s) => !isLast(s)),
      // an acquisition ends the turn
      must('union.once', [], (s) => occasion === 'acquisition' || !turnOf(s).merged),
      must('union.receivership', [], (s) => !isInReceivership(s, active(s))),
      must('union.notOperating', ['company'], (s, a) => a.company !== active(s) && isFloated(s, a.company)),
      must('union.receivership', ['company'], (s, a) => !isInReceivership(s, a.company)),
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
      must('union.refused', ['company', 'survivor'], (s, a) => !isRefused(s, unionOf(s, occasion, a))),
    ],
    apply: (s, a, emit) => ask(s, a.company, unionOf(s, occasion, a), emit),
    stays: true, // a director may refuse
    pass() {},
  });

/** R096 */
export const merge = union('merge', 'merger');

/** R105 */
export const acquire = union('acquire', 'acquisition');
