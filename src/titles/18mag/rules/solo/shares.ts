// István's turn in a stock round: the topmost share on his card within his means, or a pass; he never sells (R185).

import type { Emit } from '../../../../engine/core/event.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import { percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { passTurn, stockOf } from '../../../../kernel/stock/round.ts';
import type { Event18Mag } from '../events.ts';
import { hasRoom } from '../limits.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { priceOf, type State18Mag } from '../state.ts';
import { buy, isOnSale } from '../stock/trade.ts';
import { shareCards, type Target } from './shareCards.ts';

const cardOf = (s: State18Mag): readonly Target[] => shareCards[s.solo!.shareCard!]!;

/** Shares on sale that his card still lets him take. */
const wanted = (s: State18Mag): readonly Target[] =>
  cardOf(s).filter(({ major, most }) => percentOf(s, major, ISTVAN) + unitOf(s, major) <= most && isOnSale(s, major));

/** Topmost of these that he can pay; undefined for none. The certificate limit is checked apart. */
export const shareForIstvan = (s: State18Mag): Target | undefined =>
  wanted(s).find(({ major }) => priceOf(s, major) <= cashOf(s, ISTVAN));

export function istvanStockTurn(s: State18Mag, emit: Emit<Event18Mag>): void {
  const target = shareForIstvan(s);
  const room = hasRoom(s, ISTVAN); // R184
  if (room && target) {
    const { major, most } = target;
    emit?.({ type: 'istvanChose', major, rank: cardOf(s).indexOf(target) + 1, most });
    buy(s, ISTVAN, major, emit);
  } else {
    const why = !room ? 'limit' : wanted(s).length > 0 ? 'cash' : 'card';
    emit?.({ type: 'istvanBoughtNothing', why, cash: cashOf(s, ISTVAN) });
    passTurn(s);
  }
}

/** R185: plays István's turn without asking anybody. */
export const istvansTurn: AutoStep<State18Mag, Event18Mag> = {
  id: 'istvansTurn',
  auto(s, emit) {
    const round = stockOf(s);
    if (!isSolo(s) || round.seat !== ISTVAN) return;
    istvanStockTurn(s, emit);
    round.at = 'nextTurn';
  },
};
