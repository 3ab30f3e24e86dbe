// At the start of its turn a company absorbs others, or lets itself be absorbed (R141-R145).
import { conditionsOf } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { presidentOf } from '../../../../engine/shares/shares.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import type { ExchangeFrame, OperatingFrame } from '../frames.ts';
import { MOST_LOANS } from '../limits.ts';
import { isLaunched, launchedIds, operating, operator, own, type State1865, turnOf } from '../state.ts';
import { inGame } from '../stock/inGame.ts';
import { beginAbsorption } from './begin.ts';
import { canPay, compensationOf, loansAfter, type Pair } from './compensation.ts';
import { areJoined } from './joined.ts';

type Occasion = ExchangeFrame['occasion'];

/** `company` is the other one: what is absorbed, or what absorbs. */
export interface Absorb<T extends 'absorb' | 'beAbsorbed' = 'absorb' | 'beAbsorbed'> {
  readonly type: T;
  readonly company: CompanyId;
}

export interface AbsorbRefusals {
  'absorb.notLaunched': { company: CompanyId };
  'absorb.president': { company: CompanyId; other: CompanyId };
  'absorb.neverOperated': { company: CompanyId };
  'absorb.hasOperated': { company: CompanyId };
  'absorb.hasAbsorbed': { company: CompanyId };
  'absorb.notJoined': { acquirer: CompanyId; target: CompanyId };
  'absorb.tooDear': { acquirer: CompanyId; sum: number; loans: number };
}

const must = conditionsOf<AbsorbRefusals>();

const pairOf = (s: State1865, occasion: Occasion, company: CompanyId): Pair =>
  occasion === 'active' ? { acquirer: operating(s), target: company } : { acquirer: company, target: operating(s) };

const round = (s: State1865): OperatingFrame => operatingOf<OperatingFrame>(s);

const absorption = (id: Absorb['type'], occasion: Occasion): Step<State1865, Absorb, Event1865> => ({
  id,
  actor: operator,
  fields: { company: oneOf(inGame, (s) => launchedIds(s).filter((company) => company !== operating(s))) },
  conditions: [
    must(
      'absorb.notLaunched',
      ['company'],
      (s: State1865, a: Absorb) => a.company !== operating(s) && isLaunched(s, a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'absorb.president',
      ['company'],
      (s, a) => presidentOf(s, a.company) === operator(s),
      (s, a) => ({ company: operating(s), other: a.company }),
    ),
    ...[operating, (_: State1865, a: Absorb) => a.company].map((which) =>
      must(
        'absorb.neverOperated',
        ['company'],
        (s: State1865, a: Absorb) => own(s, which(s, a)).operated,
        (s, a) => ({ company: which(s, a) }),
      ),
    ),
    // R142: a target has not had its turn in this round; in a passive absorption it is having it
    must(
      'absorb.hasOperated',
      ['company'],
      (s, a) => occasion === 'passive' || !round(s).done.includes(a.company),
      (_, a) => ({ company: a.company }),
    ),
    // R143: an acquirer operates
    must(
      'absorb.hasAbsorbed',
      ['company'],
      (s, a) => !round(s).acquirers?.includes(pairOf(s, occasion, a.company).target),
      (s, a) => ({ company: pairOf(s, occasion, a.company).target }),
    ),
    must(
      'absorb.tooDear',
      ['company'],
      (s, a) => canPay(s, pairOf(s, occasion, a.company)),
      (s, a) => {
        const pair = pairOf(s, occasion, a.company);
        const compensation = compensationOf(s, pair);
        return { acquirer: pair.acquirer, sum: compensation.due, loans: loansAfter(s, pair, compensation) };
      },
    ),
    must(
      'absorb.notJoined',
      ['company'],
      (s, a) => areJoined(s, pairOf(s, occasion, a.company)),
      (s, a) => ({ ...pairOf(s, occasion, a.company) }),
    ),
  ],
  apply: (s, { company }, emit) => beginAbsorption(s, occasion, pairOf(s, occasion, company), emit),
  stays: true, // R142: several in a row
  pass() {},
});

/** R142: the company of the turn absorbs another. */
export const absorb = absorption('absorb', 'active');

/** R142: it is absorbed by another, and does not operate. */
export const beAbsorbed = absorption('beAbsorbed', 'passive');

/** R150, R159: a loan that is repaid may make an absorption possible, so the president is asked. */
export const waitsForRepayment = (s: State1865): boolean =>
  turnOf(s).at === 'absorb' &&
  launchedIds(s).some(
    (company) =>
      company !== operating(s) &&
      presidentOf(s, company) === operator(s) &&
      own(s, company).loans + own(s, operating(s)).loans > MOST_LOANS,
  );
