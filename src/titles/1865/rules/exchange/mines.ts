// Mines in an absorption: the acquirer may take its own tokens back from them, and may replace those of the target (R154-R155).
import { conditionsOf } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { boardToWrite, hexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import { removeToken } from '../../../../engine/track/tokens.ts';
import type { Event1865 } from '../events.ts';
import { isCarbonia, isMine, stationIds } from '../map.ts';
import { own, type State1865 } from '../state.ts';
import { mayStay } from './joined.ts';
import { decides, exchanging, giveUp, openMines, ownPlaces, replace, tokensLeft } from './tokens.ts';

export interface MineAction<T extends 'freeMine' | 'replaceInMine' = 'freeMine' | 'replaceInMine'> {
  readonly type: T;
  readonly mine: NodeId;
}

export interface MineRefusals {
  'mine.notOwn': { mine: NodeId };
  'mine.notTargets': { mine: NodeId };
  'mine.noTokenLeft': Record<never, never>;
  'mine.carbonia': { mine: NodeId };
  'mine.notJoined': { mine: NodeId };
}

const must = conditionsOf<MineRefusals>();
const mineIds = stationIds.filter(isMine);
const inCarbonia = (mine: NodeId): boolean => isCarbonia(hexOfNode(mine));
const ownMines = (s: State1865): NodeId[] => ownPlaces(s).filter(isMine);

/** R154: a token comes back to the sheet. */
export const freeMine: Step<State1865, MineAction, Event1865> = {
  id: 'freeMine',
  actor: decides,
  fields: { mine: oneOf(mineIds, ownMines) },
  conditions: [
    must(
      'mine.notOwn',
      ['mine'],
      (s, a) => ownMines(s).includes(a.mine),
      (_, a) => ({ mine: a.mine }),
    ),
  ],
  apply(s, { mine }, emit) {
    const { survivor: company } = exchanging(s);
    removeToken(boardToWrite(s), company, mine);
    own(s, company).tokens += 1;
    emit?.({ type: 'mineFreed', company, mine });
  },
  stays: true,
  pass() {},
};

/** R155: with a token that no city needs. */
export const replaceInMine: Step<State1865, MineAction, Event1865> = {
  id: 'replaceInMine',
  actor: decides,
  fields: { mine: oneOf(mineIds, openMines) },
  conditions: [
    must('mine.noTokenLeft', [], (s: State1865) => tokensLeft(s) > 0),
    must(
      'mine.notTargets',
      ['mine'],
      (s, a: MineAction) => openMines(s).includes(a.mine),
      (_, a) => ({ mine: a.mine }),
    ),
    // R117
    must(
      'mine.carbonia',
      ['mine'],
      (s, a) => !inCarbonia(a.mine) || !ownMines(s).some(inCarbonia),
      (_, a) => ({ mine: a.mine }),
    ),
    // R156
    must(
      'mine.notJoined',
      ['mine'],
      (s, a) => {
        const { tooFew, joined } = exchanging(s);
        return !tooFew || mayStay(joined, a.mine, ownPlaces(s));
      },
      (_, a) => ({ mine: a.mine }),
    ),
  ],
  apply: (s, { mine }, emit) => replace(s, mine, emit),
  stays: true,
  pass() {},
};

/** R155: mines that are not taken over are left free. */
export function leaveMines(s: State1865, emit: Emit<Event1865>): void {
  for (const mine of openMines(s)) giveUp(s, mine, emit);
}
