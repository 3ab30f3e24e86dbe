// A company places a token in a city or mine at the end of a direct route, and pays the borders on it (R116-R122).
import { must } from '../../../../engine/core/condition.ts';
import { hexOfNode } from '../../../../engine/track/board.ts';
import { path, type Track } from '../../../../engine/track/pathField.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import { type PlaceToken as Place, placeToken as place } from '../../../../kernel/track/placeToken.ts';
import type { Event1865 } from '../events.ts';
import { isCarbonia, mapOf, stationIds } from '../map.ts';
import { companyInTurn, operating, own, type State1865 } from '../state.ts';
import { cheapestRoutes, directlyReached, directRoutes, routeFigures } from './directRoutes.ts';
import { takeBonuses } from './maritime.ts';
import { gainTraffic } from './traffic.ts';

interface PlaceToken extends Place {
  /** R120: the direct route that the president picks. */
  readonly route: Track;
}

const figures = (s: State1865, { city, route }: PlaceToken) => routeFigures(s, operating(s), city, route);

/** R117: true while it has a token in the Carbonia district. */
const isInCarbonia = (s: State1865): boolean =>
  tokenNodes(s.board, operating(s)).some((node) => isCarbonia(hexOfNode(node)));

export const placeToken = place<State1865, Event1865, PlaceToken>({
  cities: stationIds,
  map: mapOf,
  reach(s) {
    const places = directlyReached(s, operating(s));
    return { cities: [...places], comesTo: (city) => places.has(city) };
  },
  tokensLeft: (s, company) => own(s, company).tokens,
  tokenCost: (s, _, a) => figures(s, a)!.cost,
  costed: ['city', 'route'],
  fields: {
    route: path(
      (s, a) => directRoutes(s, operating(s), a.city),
      (s, a) => cheapestRoutes(s, operating(s), a.city), // only the price can forbid a route
    ),
  },
})
  .ask(
    { before: 'token.tooDear' },
    must(
      'token.noRoute',
      ['city', 'route'],
      (s, a) => figures(s, a) !== null,
      (s, a) => ({ city: a.city, company: operating(s) }),
    ),
  )
  .ask(
    { before: 'token.outOfReach' },
    must('token.carbonia', ['city'], (s, a) => !isCarbonia(hexOfNode(a.city)) || !isInCarbonia(s), companyInTurn),
  )
  .also((s, a, emit) => {
    const company = operating(s);
    own(s, company).tokens -= 1;
    gainTraffic(s, company, figures(s, a)!.traffic, 'route', emit);
    takeBonuses(s, company, emit);
  });
