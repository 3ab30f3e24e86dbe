// The president of the CGR chooses a token that is replaced, where there are too many or two in one hex (R112).
import { oneOf } from '../../../engine/core/fields.ts';
import type { AutoStep, Step } from '../../../engine/core/step.ts';
import { presiding } from '../../../engine/shares/shares.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import { CGR } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { must } from '../rules.ts';
import type { State1856 } from '../state.ts';
import { cityIds } from '../track/cities.ts';
import { openCities, replaceForced, replaceToken } from './tokens.ts';

export interface KeepToken {
  readonly type: 'keepToken';
  readonly city: NodeId;
}

export const replaceTokens: AutoStep<State1856, Event1856> = { id: 'replaceTokens', auto: replaceForced };

export const keepToken: Step<State1856, KeepToken, Event1856> = {
  id: 'keepToken',
  actor: (s) => presiding(s, CGR),
  fields: { city: oneOf(cityIds, openCities) },
  conditions: [
    must(
      'keep.noToken',
      ['city'],
      (s, a) => openCities(s).includes(a.city),
      (_, a) => ({ city: a.city }),
    ),
  ],
  // What leaves no choice was replaced before. A choice takes one token and one hex, so the others are as open as they were.
  apply: (s, { city }, emit) => replaceToken(s, city, emit),
  stays: true,
  pass() {},
  passing: [must('keep.tokensLeft', [], (s) => openCities(s).length === 0)],
};
