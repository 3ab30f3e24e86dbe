// A company opens a terminal in London: the build and the token of its turn (R115).
import type { Step } from '../../../../engine/core/step.ts';
import { boardToWrite } from '../../../../engine/track/board.ts';
import { freeSlots, putToken } from '../../../../engine/track/tokens.ts';
import type { Event1862 } from '../events.ts';
import { londonPlaces, map } from '../map.ts';
import { must } from '../rules.ts';
import { operator, own, type State1862, turnOf } from '../state.ts';
import { homeOf, isInService, isOnlyBuild } from './building.ts';
import { reachesLondon } from './connection.ts';
import { isHomeForced } from './homeToken.ts';
import { tokensToPlace } from './placeToken.ts';
import { hasTerminal } from './problem.ts';

export interface PlaceLondon {
  readonly type: 'placeLondon';
}

const freePlace = (s: State1862) => londonPlaces.find((place) => freeSlots(map, s.board, place) > 0);

const company = (s: State1862) => ({ company: turnOf(s).company });

export const placeLondon: Step<State1862, PlaceLondon, Event1862> = {
  id: 'placeLondon',
  actor: operator,
  fields: {},
  conditions: [
    ...isInService<PlaceLondon>(),
    isOnlyBuild<PlaceLondon>(),
    must('build.homeFirst', [], (s) => !isHomeForced(s), homeOf),
    must('token.noneLeft', [], (s) => tokensToPlace(s, turnOf(s).company) > 0, company),
    must('london.already', [], (s) => !hasTerminal(s.board, turnOf(s).company), company),
    must('london.full', [], (s) => freePlace(s) !== undefined),
    must('london.outOfReach', [], (s) => reachesLondon(s, turnOf(s).company), company),
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
};
