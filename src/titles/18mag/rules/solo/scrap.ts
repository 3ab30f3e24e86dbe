// Before the run: with enough money a 2-train is scrapped to make room for a better one (R178).

import { treasury } from '../../../../engine/core/owner.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import { trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import type { Event18Mag } from '../events.ts';
import { scrap as scrapTrain } from '../operating/scrapTrain.ts';
import type { State18Mag } from '../state.ts';
import { TRAIN_LIMIT } from '../trains.ts';
import { about, isHeldBack, nextIf, wait } from './card.ts';
import { cardStateOf, istvansTurn } from './state.ts';

export const scrap: AutoStep<State18Mag, Event18Mag> = {
  id: 'istvansScrap',
  auto(s, emit) {
    const turn = istvansTurn(s);
    const { company } = turn;
    const action = nextIf(s, company, 'better');
    if (!action || isHeldBack(s, company) || cardStateOf(s, company).owed !== null) return;
    const cash = cashOf(s, treasury(company));
    const { above, train } = action;
    if (cash <= above) return wait(s, company, 'threshold', above, emit);
    // The last train is kept, and runs; there is room for the new one beside it.
    const trains = trainsOf(s, company);
    const scraps = trains.length === TRAIN_LIMIT;
    const two = trains.find((id) => typeOf(id) === '2');
    if (scraps && two === undefined) return wait(s, company, 'limit', 0, emit);
    if (trains.length > 0) emit?.({ type: 'istvanMakesRoom', ...about(s, company), scraps, above, cash });
    if (scraps) {
      scrapTrain(s, company, two!, emit);
      cardStateOf(s, company).owed = train;
    } else turn.buys = train;
  },
};
