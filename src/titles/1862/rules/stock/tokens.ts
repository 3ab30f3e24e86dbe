// A company has floated without a charter: its director says how many tokens it takes, and it pays for them (R018, R182).
import { int } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { type FrameDef, frameOf } from '../../../../engine/flow/frame.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import type { TokensFrame } from '../frames.ts';
import { mostTokens } from '../limits.ts';
import { must } from '../rules.ts';
import { actingFor, own, type State1862 } from '../state.ts';

export interface TakeTokens {
  readonly type: 'takeTokens';
  readonly count: number;
}

/** The home token included. */
const LEAST = 2;
/** The eighth may be kept for mergers. */
const LEAST_MOST = 7;
const PRICE = 40;

const companyOf = (s: State1862): CompanyId => frameOf<TokensFrame>(s, 'tokens').company;

const most = (s: State1862): number => (ruling(s, 'eightAtStart') === 'yes' ? mostTokens(s) : LEAST_MOST);

const takeTokens: Step<State1862, TakeTokens, Event1862> = {
  id: 'takeTokens',
  actor: (s) => actingFor(s, companyOf(s)),
  fields: { count: int((s) => ({ min: LEAST, max: most(s) })) },
  conditions: [
    must(
      'tokens.number',
      ['count'],
      (s, a) => a.count >= LEAST && a.count <= most(s),
      (s) => ({ least: LEAST, most: most(s) }),
    ),
    must(
      'tokens.tooDear',
      ['count'],
      (s, a) => PRICE * a.count <= cashOf(s, treasury(companyOf(s))),
      (s, a) => ({ price: PRICE * a.count, cash: cashOf(s, treasury(companyOf(s))) }),
    ),
  ],
  apply(s, { count }, emit) {
    const company = companyOf(s);
    emit?.({ type: 'tokensTaken', company, count, price: PRICE * count });
    pay(s, treasury(company), BANK, PRICE * count, 'tokens', emit);
    own(s, company).tokens = count;
  },
};

export const tokensFrame: FrameDef<State1862> = { cite: '6', stages: { takeTokens } };
