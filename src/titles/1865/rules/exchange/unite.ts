// What follows the compensation: the target's certificates are in the initial offer again, the acquirer has all its tokens, and
// when those on the map are settled, the bonuses and the trains (R025, R151-R157).
import type { AutoStep } from '../../../../engine/core/step.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import type { Event1865 } from '../events.ts';
import { MOST_TOKENS } from '../limits.ts';
import { checkLimits } from '../operating/discardTrain.ts';
import { takeBonuses } from '../operating/maritime.ts';
import { backToOffer } from '../restart.ts';
import { own, type State1865 } from '../state.ts';
import { leaveMines } from './mines.ts';
import { exchanging } from './tokens.ts';

/** R151, R153. R025: a maritime company of the target may find a token of the acquirer at its place. */
export const unite: AutoStep<State1865, Event1865> = {
  id: 'unite',
  auto(s, emit) {
    const { survivor: company, absorbed } = exchanging(s);
    backToOffer(s, absorbed[0]!);
    emit?.({ type: 'companyReturned', company: absorbed[0]! });
    const sheet = own(s, company);
    const tokens = MOST_TOKENS - tokenNodes(s.board, company).length - sheet.tokens;
    sheet.tokens += tokens;
    if (tokens > 0) emit?.({ type: 'tokensAdded', company, tokens });
    takeBonuses(s, company, emit);
  },
};

/** R025: for places that it got by replacing. R157: trains above the limit go at once. */
export const settle: AutoStep<State1865, Event1865> = {
  id: 'settle',
  auto(s, emit) {
    leaveMines(s, emit);
    takeBonuses(s, exchanging(s).survivor, emit);
    checkLimits(s);
  },
};
