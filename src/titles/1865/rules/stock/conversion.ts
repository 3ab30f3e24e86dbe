// Before a stock round: a minor whose track leads to its historic destination may become a major (R079-R084, R174).
import { must } from '../../../../engine/core/condition.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { type FrameDef, push, under } from '../../../../engine/flow/frame.ts';
import { turnAll } from '../../../../engine/shares/certificates.ts';
import { certificatesOf, OFFER, presiding } from '../../../../engine/shares/shares.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import { type CompanyId, destinationOf } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import type { ConversionFrame } from '../frames.ts';
import { MOST_TOKENS } from '../limits.ts';
import { joined } from '../operating/directRoutes.ts';
import { operatingOrder } from '../operating/turn.ts';
import { own, type State1865 } from '../state.ts';
import { phases } from '../trains.ts';

const conversionOf = (s: State1865): ConversionFrame => under<ConversionFrame>(s, 'conversion');
const asked = (s: State1865): CompanyId => conversionOf(s).queue[0]!;

/** R174: never more than seven tokens in all. */
const tokensAdded = (s: State1865, company: CompanyId): number =>
  Math.min(
    phases[s.phase].tokensOnConversion,
    MOST_TOKENS - own(s, company).tokens - tokenNodes(s.board, company).length,
  );

const convert = step<State1865, { readonly type: 'convert' }, Event1865>()({
  id: 'convert',
  actor: (s) => presiding(s, asked(s)),
  fields: {},
  conditions: [
    must(
      'convert.notJoined',
      [],
      (s) => joined(s, asked(s), destinationOf(asked(s))),
      (s) => ({ company: asked(s), destination: destinationOf(asked(s)) }),
    ),
  ],
  apply(s, _, emit) {
    const company = asked(s);
    const tokens = tokensAdded(s, company);
    emit?.({ type: 'companyConverted', company, tokens });
    // R082: the price stays
    turnAll(certificatesOf(s, company), { of: 2, is: 1 }, { percent: 10, count: 5, holder: OFFER });
    own(s, company).kind = 'major';
    own(s, company).tokens += tokens;
  },
  // a minor that cannot be converted is passed over in silence
  pass(s, emit) {
    const company = asked(s);
    if (joined(s, company, destinationOf(company))) emit?.({ type: 'conversionDeclined', company });
  },
});

const next: AutoStep<State1865, Event1865> = {
  id: 'nextConversion',
  auto(s) {
    conversionOf(s).queue.shift();
  },
};

/** R084: every minor in operating order; one that is not joined to its destination is passed over. */
export const conversions: AutoStep<State1865, Event1865> = {
  id: 'conversions',
  auto(s) {
    const queue = operatingOrder(s).filter((id) => own(s, id).kind === 'minor');
    if (queue.length > 0) push(s, { kind: 'conversion', at: 'ask', queue });
  },
};

export const conversionFrame = {
  cite: '3.12',
  stages: { ask: convert, next },
  again: (s) => conversionOf(s).queue.length > 0,
} satisfies FrameDef<State1865>;
