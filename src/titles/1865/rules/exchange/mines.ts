// Mines in an absorption: the acquirer may take its own tokens back from them, and may replace those of the target (R154-R155).
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { step } from '../../../../engine/core/step.ts';
import { boardToWrite, hexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import { removeToken } from '../../../../engine/track/tokens.ts';
import type { Event1865 } from '../events.ts';
import { isCarbonia, isMine, stationIds } from '../map.ts';
import { own, type State1865 } from '../state.ts';
import { mayStay } from './joined.ts';
import { decides, exchanging, giveUp, openMines, ownPlaces, replace, tokensLeft } from './tokens.ts';

/** A mine of the acquirer, or one where the target stands. */
type OfMine<T extends string> = { readonly type: T; readonly mine: NodeId };

const mineIds = stationIds.filter(isMine);
const inCarbonia = (mine: NodeId): boolean => isCarbonia(hexOfNode(mine));
const ownMines = (s: State1865): NodeId[] => ownPlaces(s).filter(isMine);

/** R154: takes a token back to the sheet. */
export const freeMine = step<State1865, OfMine<'freeMine'>, Event1865>()({
  id: 'freeMine',
  actor: decides,
  fields: { mine: oneOf(mineIds, ownMines) },
  conditions: [must('mine.notOwn', ['mine'], (s, a) => ownMines(s).includes(a.mine))],
  apply(s, { mine }, emit) {
    const { survivor: company } = exchanging(s);
    removeToken(boardToWrite(s), company, mine);
    own(s, company).tokens += 1;
    emit?.({ type: 'mineFreed', company, mine });
  },
  stays: true,
  pass() {},
});

/** R155: replaces a token of the target by one that no city needs. */
export const replaceInMine = step<State1865, OfMine<'replaceInMine'>, Event1865>()({
  id: 'replaceInMine',
  actor: decides,
  fields: { mine: oneOf(mineIds, openMines) },
  conditions: [
    must('mine.noTokenLeft', [], (s) => tokensLeft(s) > 0),
    must('mine.notTargets', ['mine'], (s, a) => openMines(s).includes(a.mine)),
    // R117
    must('mine.carbonia', ['mine'], (s, a) => !inCarbonia(a.mine) || !ownMines(s).some(inCarbonia)),
    // R156
    must('mine.notJoined', ['mine'], (s, a) => {
      const { tooFew, joined } = exchanging(s);
      return !tooFew || mayStay(joined, a.mine, ownPlaces(s));
    }),
  ],
  apply: (s, { mine }, emit) => replace(s, mine, emit),
  stays: true,
  pass() {},
});

/** R155: gives up the mines that were not taken over. */
export function leaveMines(s: State1865, emit: Emit<Event1865>): void {
  for (const mine of openMines(s)) giveUp(s, mine, emit);
}
