// A company opens a terminal in London: the build and the token of its turn (R115).
import { step } from '../../../../engine/core/step.ts';
import { boardToWrite } from '../../../../engine/track/board.ts';
import { freeSlots, putToken } from '../../../../engine/track/tokens.ts';
import type { Event1862 } from '../events.ts';
import { londonPlaces, map } from '../map.ts';
import { active, must, operator, own, type State1862, turnOf } from '../state.ts';
import { homeFirst, inService, onlyBuild } from './building.ts';
import { reachesLondon } from './connection.ts';
import { tokensToPlace } from './placeToken.ts';
import { hasTerminal } from './problem.ts';

export interface PlaceLondon {
  readonly type: 'placeLondon';
}

const freePlace = (s: State1862) => londonPlaces.find((place) => freeSlots(map, s.board, place) > 0);

export const placeLondon = step<State1862, PlaceLondon, Event1862>()({
  id: 'placeLondon',
  actor: operator,
  fields: {},
  conditions: [
    ...inService,
    onlyBuild,
    homeFirst,
    must('token.noneLeft', [], (s) => tokensToPlace(s, active(s)) > 0),
    must('london.already', [], (s) => !hasTerminal(s.board, active(s))),
    must('london.full', [], (s) => freePlace(s) !== undefined),
    must('london.outOfReach', [], (s) => reachesLondon(s, active(s))),
  ],
  apply(s, _, emit) {
    const turn = turnOf(s);
    const city = freePlace(s)!;
    putToken(map, boardToWrite(s), turn.company, city);
    own(s, turn.company).tokens -= 1;
    turn.built = 'done';
    turn.london = true;
    emit?.({ type: 'tokenPlaced', company: turn.company, city, cost: 0, kind: 'london' });
  },
});
