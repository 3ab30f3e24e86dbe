// An absorption, active or passive: pays off all holders, then puts the acquirer in the target's place. The target's
// certificates return to the initial offer, the acquirer gets all its tokens, and those on the map are settled before
// bonuses and trains (R025, R146-R158).
import type { AutoStep } from '../../../../engine/core/step.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import { waitAgain } from '../../../../kernel/exchange/absorb.ts';
import { exchange as exchangeFrame } from '../../../../kernel/exchange/exchange.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import type { ExchangeFrame, OperatingFrame } from '../frames.ts';
import { MOST_TOKENS } from '../limits.ts';
import { takeBonuses } from '../operating/maritime.ts';
import { checkLimits } from '../operating/purchase.ts';
import { certificates, waiting } from '../setup.ts';
import { own, type State1865, turnOf } from '../state.ts';
import { keepToken, replaceInCities } from './cities.ts';
import { payOff } from './compensation.ts';
import { freeMine, leaveMines, replaceInMine } from './mines.ts';
import { exchanging } from './tokens.ts';

/**
 * Returns a company to the initial offer, to be opened again as a major anywhere (R151, R175). Its money, trains,
 * maritime companies and tokens on the map are handed over elsewhere.
 */
function backToOffer(s: State1865, id: CompanyId): void {
  waitAgain(s, id, certificates.major());
  Object.assign(own(s, id), waiting('major'));
}

/** R151, R153: returns the target and completes the acquirer's tokens. R025: new maritime companies may bring bonuses. */
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

/** R025: takes bonuses for tokens replaced. R157: trains above the limit go at once. */
export const settle: AutoStep<State1865, Event1865> = {
  id: 'settle',
  auto(s, emit) {
    leaveMines(s, emit);
    takeBonuses(s, exchanging(s).survivor, emit);
    checkLimits(s);
  },
};

/** R142-R143: the target does not operate in this round; the acquirer goes on with its turn, or has it later. */
function end(s: State1865, { occasion, survivor, absorbed }: ExchangeFrame): void {
  const round = operatingOf<OperatingFrame>(s);
  round.acquirers = [...(round.acquirers ?? []), survivor];
  if (occasion === 'active') round.done.push(...absorbed);
  else turnOf(s).at = null;
}

export const exchange = exchangeFrame<State1865, ExchangeFrame, Event1865>()({
  cite: '5.3',
  part: payOff, // R146-R147
  after: {
    unite, // R025, R151, R153
    freeMine, // R154
    replaceInCities, // R155
    keepToken, // R156
    replaceInMine, // R155, R184
    settle, // R025, R157
  },
  end, // R142-R143
});
