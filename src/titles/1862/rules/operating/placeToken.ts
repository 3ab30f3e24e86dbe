// A company places a token in a city on one of its routes (R116-R118). It was paid for when the company floated.
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { boardToWrite, hexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { hasTokenIn, putToken } from '../../../../engine/track/tokens.ts';
import { type PlaceToken, placing } from '../../../../kernel/track/placeToken.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { awaitsHome, barBlocked } from '../home.ts';
import { cityIds, map } from '../map.ts';
import { must } from '../rules.ts';
import { operator, own, type State1862, turnOf } from '../state.ts';
import { isInService } from './building.ts';

/** One is kept for its home until that is placed (R197). */
export const tokensToPlace = (s: State1862, company: CompanyId): number =>
  own(s, company).tokens - (awaitsHome(s, company) ? 1 : 0);

const placer = (s: State1862): CompanyId => turnOf(s).company;

const reached = (s: State1862): ReadonlySet<NodeId> => reachOf(map, s.board, placer(s)).stops;

const { hasToken, isNew, hasRoom } = placing<State1862>({
  map: () => map,
  placer,
  left: (s, company) => tokensToPlace(s, company as CompanyId),
  cost: () => 0,
  cash: () => 0,
  standsThere: (s, company, city) => hasTokenIn(s.board, company, hexOfNode(city)),
});

export const placeToken: Step<State1862, PlaceToken, Event1862> = {
  id: 'placeToken',
  actor: operator,
  fields: {
    city: oneOf(cityIds, (s) => {
      const stops = reached(s);
      return cityIds.filter((city) => stops.has(city));
    }),
  },
  conditions: [
    ...isInService<PlaceToken>(),
    must('token.london', [], (s) => !turnOf(s).london),
    hasToken,
    isNew,
    hasRoom,
    must(
      'token.outOfReach',
      ['city'],
      (s, a) => reached(s).has(a.city),
      (s, a) => ({ city: a.city, company: placer(s) }),
    ),
  ],
  apply(s, { city }, emit) {
    const company = placer(s);
    putToken(map, boardToWrite(s), company, city);
    own(s, company).tokens -= 1;
    emit?.({ type: 'tokenPlaced', company, city, cost: 0, kind: 'ordinary' });
    barBlocked(s, emit);
  },
  pass() {},
};
