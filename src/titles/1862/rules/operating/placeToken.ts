// A company places a token in a city on one of its routes (R116-R118). It was paid for when the company floated.
import { boardToWrite } from '../../../../engine/track/board.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { putToken } from '../../../../engine/track/tokens.ts';
import { placeToken as place } from '../../../../kernel/track/placeToken.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { awaitsHome, barBlocked } from '../home.ts';
import { cityIds, isLondon, map } from '../map.ts';
import { active, must, operator, own, type State1862, turnOf } from '../state.ts';
import { inService } from './building.ts';

/** Tokens free to be placed; one is kept for its home until that is placed (R197). */
export const tokensToPlace = (s: State1862, company: CompanyId): number =>
  own(s, company).tokens - (awaitsHome(s, company) ? 1 : 0);

export const placeToken = place<State1862, Event1862>({
  cities: cityIds,
  map: () => map,
  actor: operator,
  reach(s) {
    const reach = reachOf(map, s.board, active(s));
    return { cities: reach.cities.filter((city) => !isLondon(city)), comesTo: (city) => reach.comesTo(city) };
  },
  tokensLeft: tokensToPlace,
  tokenCost: () => 0,
})
  .drop('token.tooDear', 'token.noCity')
  .ask(
    'first',
    ...inService,
    must('token.london', [], (s) => !turnOf(s).london),
  )
  .with({
    apply(s, { city }, emit) {
      const company = active(s);
      putToken(map, boardToWrite(s), company, city);
      own(s, company).tokens -= 1;
      emit?.({ type: 'tokenPlaced', company, city, cost: 0, kind: 'ordinary' });
      barBlocked(s, emit);
    },
  });
