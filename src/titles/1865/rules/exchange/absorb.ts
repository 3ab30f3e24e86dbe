// At the start of its turn a company absorbs others, or lets itself be absorbed (R141-R145).
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { step } from '../../../../engine/core/step.ts';
import { presidentOf } from '../../../../engine/shares/shares.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import { operator } from '../../../../kernel/turn.ts';
import { type CompanyId, inGame } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import type { ExchangeFrame, OperatingFrame } from '../frames.ts';
import { MOST_LOANS } from '../limits.ts';
import { companyInTurn, isLaunched, launchedIds, operating, own, type State1865, turnOf } from '../state.ts';
import { beginAbsorption, canPay, compensationOf, loansAfter } from './compensation.ts';
import { areJoined, type Pair } from './joined.ts';

const round = (s: State1865): OperatingFrame => operatingOf<OperatingFrame>(s);

function absorption<T extends 'absorb' | 'beAbsorbed'>(id: T, occasion: ExchangeFrame['occasion']) {
  /** `company` is the other one: the target or the acquirer. */
  type A = { readonly type: T; readonly company: CompanyId };
  const pair = (s: State1865, { company }: A): Pair =>
    occasion === 'active' ? { acquirer: operating(s), target: company } : { acquirer: company, target: operating(s) };
  const target = (s: State1865, a: A) => ({ company: pair(s, a).target });
  const burden = (s: State1865, a: A) => {
    const { due, loans } = compensationOf(s, pair(s, a));
    return { acquirer: pair(s, a).acquirer, sum: due, loans: loansAfter(s, pair(s, a), loans) };
  };
  return step<State1865, A, Event1865>()({
    id,
    actor: operator,
    fields: { company: oneOf(inGame, (s) => launchedIds(s).filter((company) => company !== operating(s))) },
    conditions: [
      must('absorb.notLaunched', ['company'], (s, a) => a.company !== operating(s) && isLaunched(s, a.company)),
      must(
        'absorb.president',
        ['company'],
        (s, a) => presidentOf(s, a.company) === operator(s),
        (s, a) => ({ company: operating(s), other: a.company }),
      ),
      must('absorb.neverOperated', ['company'], (s) => own(s, operating(s)).operated, companyInTurn),
      must('absorb.neverOperated', ['company'], (s, a) => own(s, a.company).operated),
      // R142: a target has not had its turn in this round; in a passive absorption it is having it
      must('absorb.hasOperated', ['company'], (s, a) => occasion === 'passive' || !round(s).done.includes(a.company)),
      // R143: a company that has absorbed another operates, so it is no target
      must('absorb.hasAbsorbed', ['company'], (s, a) => !round(s).acquirers?.includes(pair(s, a).target), target),
      must('absorb.tooDear', ['company'], (s, a) => canPay(s, pair(s, a)), burden),
      must('absorb.notJoined', ['company'], (s, a) => areJoined(s, pair(s, a)), pair),
    ],
    apply: (s, a, emit) => beginAbsorption(s, occasion, pair(s, a), emit),
    stays: true, // R142: several in a row
    pass() {},
  });
}

/** R142: the company of the turn absorbs another. */
export const absorb = absorption('absorb', 'active');

/** R142: the company of the turn is absorbed by another, and does not operate. */
export const beAbsorbed = absorption('beAbsorbed', 'passive');

/** R150, R159: true if repaying a loan may make an absorption possible, so that the president is asked. */
export const waitsForRepayment = (s: State1865): boolean =>
  turnOf(s).at === 'absorb' &&
  launchedIds(s).some(
    (company) =>
      company !== operating(s) &&
      presidentOf(s, company) === operator(s) &&
      own(s, company).loans + own(s, operating(s)).loans > MOST_LOANS,
  );
