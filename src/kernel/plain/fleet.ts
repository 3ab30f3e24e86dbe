// Trains of a plain operating turn: they are bought of the bank, bring phases, rust, and are discarded over the limit.
import type { Step } from '../../engine/core/step.ts';
import { byPrice } from '../../engine/market/market.ts';
import { presiding } from '../../engine/shares/shares.ts';
import { nameableTrains } from '../../engine/trains/depot.ts';
import { type BuyTrain, buyTrain as buyOne } from '../trains/buyTrain.ts';
import { discarding } from '../trains/discard.ts';
import { phasesByTrain } from '../trains/phase.ts';
import type { RailEvent } from '../vocabulary.ts';
import type { Box } from './box.ts';
import { funds, inOperation, operator, type PlainState } from './state.ts';

const limitIn = ({ phases }: Box, s: PlainState): number => phases[s.phase]!.trainLimit;

/** The dearest company discards first. `cite`: the section of the book, for whoever shows the frame. */
export const discards = (box: Box, cite = '') =>
  discarding<PlainState, RailEvent>({
    cite,
    trains: (s) => nameableTrains(s, box.trains),
    controller: presiding,
    limit: (s) => limitIn(box, s),
    order: (s) => byPrice(box.market, s),
  });

export function buyTrain(box: Box): Step<PlainState, BuyTrain, RailEvent> {
  const { checkLimits } = discards(box);
  const sold = phasesByTrain<PlainState, RailEvent>({
    trainTypes: () => box.trains,
    phaseOf: (_, type) => type,
    brings: checkLimits,
  });
  return buyOne<PlainState, RailEvent>({
    types: box.trains,
    actor: operator,
    buyer: inOperation,
    limit: (s) => limitIn(box, s),
    cash: funds,
    sold,
  });
}
