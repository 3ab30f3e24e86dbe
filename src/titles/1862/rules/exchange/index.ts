// The exchange of shares, for a merger, an acquisition and a refinancing alike (R061), and its effect on the turn.
import type { Emit } from '../../../../engine/core/event.ts';
import { exchange as exchangeFrame } from '../../../../kernel/exchange/exchange.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import type { Event1862 } from '../events.ts';
import type { ExchangeFrame, OperatingFrame } from '../frames.ts';
import { barBlocked } from '../home.ts';
import { feelPrice } from '../moveMarker.ts';
import { isStarted, type State1862, turnOf } from '../state.ts';
import { collect } from './begin.ts';
import { concerned, partnerOf } from './concerned.ts';
import { part, settleOption } from './part.ts';
import { director, giveUpToken, replaceAll, unite } from './unite.ts';

/**
 * R096, R105: the survivor goes on with the turn unless its partner had operated; neither has another in this round. An
 * acquisition ends the turn in any case.
 */
function end(s: State1862, frame: ExchangeFrame, emit: Emit<Event1862>): void {
  const partner = partnerOf(frame);
  if (partner === null) return;
  barBlocked(s, emit); // R020: an absorbed company may find no room at home ever again
  const { done } = operatingOf<OperatingFrame>(s);
  const hadOperated = done.includes(partner);
  for (const company of concerned(frame)) if (!done.includes(company)) done.push(company);
  const turn = turnOf(s);
  turn.company = frame.survivor;
  feelPrice(s, frame.survivor, emit);
  if (hadOperated || frame.occasion === 'acquisition' || !isStarted(s, frame.survivor)) turn.at = 'endTurn';
}

export const exchange = exchangeFrame<State1862, ExchangeFrame, Event1862>()({
  cite: '5.2',
  part, // R067-R070, R072
  question: { isOpen: (_, { option }) => option !== null, stage: settleOption }, // R071
  after: {
    director, // R074
    unite, // R100-R101, R103-R104
    giveUpToken, // R102
    replaceAll, // R099, R102
    collect, // R150
  },
  end, // R096, R105
});
