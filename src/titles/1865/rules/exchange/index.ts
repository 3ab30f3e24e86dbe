// An absorption, active or passive: everybody is paid off, then the acquirer takes the target's place (R146-R158).
import { exchange as exchangeFrame } from '../../../../kernel/exchange/exchange.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import type { Event1865 } from '../events.ts';
import type { ExchangeFrame, OperatingFrame } from '../frames.ts';
import { type State1865, turnOf } from '../state.ts';
import { keepToken, replaceInCities } from './cities.ts';
import { freeMine, replaceInMine } from './mines.ts';
import { payOff } from './payOff.ts';
import { settle, unite } from './unite.ts';

/** R142-R143: the target does not operate in this round; the acquirer goes on with its turn, or has it later. */
function end(s: State1865, { occasion, survivor, absorbed }: ExchangeFrame): void {
  const round = operatingOf<OperatingFrame>(s);
  round.acquirers = [...(round.acquirers ?? []), survivor];
  if (occasion === 'active') round.done.push(...absorbed);
  else turnOf(s).at = null;
}

export const exchange = exchangeFrame<State1865, ExchangeFrame, Event1865>({
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
