// A company places a token in a city or mine at the end of a direct route, and pays the borders on it (R116-R122).
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf, type Money, pay } from '../../../../engine/money/bank.ts';
import { boardToWrite, hexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import { path, type Track } from '../../../../engine/track/pathField.ts';
import { hasTokenIn, putToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import { placing } from '../../../../kernel/track/placeToken.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { isCarbonia, mapOf, stationIds } from '../map.ts';
import { must } from '../rules.ts';
import { operating, operator, own, type State1865 } from '../state.ts';
import { cheapestRoutes, directlyReached, directRoutes, isDirectlyReached, routeFigures } from './directRoutes.ts';
import { takeBonuses } from './maritime.ts';
import { gainTraffic } from './traffic.ts';

export interface PlaceToken {
  readonly type: 'placeToken';
  readonly city: NodeId;
  /** R120: the direct route that the president picks. */
  readonly route: Track;
}

const cash = (s: State1865): Money => cashOf(s, treasury(operating(s)));

const figures = (s: State1865, { city, route }: PlaceToken) => routeFigures(s, operating(s), city, route);

const { hasToken, isCity, isNew, hasRoom } = placing<State1865>({
  map: mapOf,
  placer: operating,
  left: (s, company) => own(s, company as CompanyId).tokens,
  cost: () => 0, // known when the route is
  cash,
  standsThere: (s, company, city) => hasTokenIn(s.board, company, hexOfNode(city)),
});

/** R117: at one time. */
const isInCarbonia = (s: State1865): boolean =>
  tokenNodes(s.board, operating(s)).some((node) => isCarbonia(hexOfNode(node)));

export const placeToken: Step<State1865, PlaceToken, Event1865> = {
  id: 'placeToken',
  actor: operator,
  fields: {
    city: oneOf(stationIds, (s) => [...directlyReached(s, operating(s))]),
    route: path(
      (s, a) => directRoutes(s, operating(s), a.city),
      (s, a) => cheapestRoutes(s, operating(s), a.city), // only the price can forbid a route
    ),
  },
  conditions: [
    hasToken,
    isCity,
    isNew,
    hasRoom,
    must(
      'token.carbonia',
      ['city'],
      (s, a) => !isCarbonia(hexOfNode(a.city)) || !isInCarbonia(s),
      (s) => ({ company: operating(s) }),
    ),
    must(
      'token.outOfReach',
      ['city'],
      (s, a) => isDirectlyReached(s, operating(s), a.city),
      (s, a) => ({ city: a.city, company: operating(s) }),
    ),
    must(
      'token.noRoute',
      ['city', 'route'],
      (s, a) => figures(s, a) !== null,
      (s, a) => ({ city: a.city, company: operating(s) }),
    ),
    must(
      'token.tooDear',
      ['city', 'route'],
      (s, a) => cash(s) >= figures(s, a)!.cost,
      (s, a) => ({ cost: figures(s, a)!.cost, cash: cash(s) }),
    ),
  ],
  apply(s, a, emit) {
    const company = operating(s);
    const { cost, traffic } = figures(s, a)!;
    pay(s, treasury(company), BANK, cost, 'token', emit);
    putToken(mapOf(s), boardToWrite(s), company, a.city);
    own(s, company).tokens -= 1;
    emit?.({ type: 'tokenPlaced', company, city: a.city, cost });
    gainTraffic(s, company, traffic, 'route', emit);
    takeBonuses(s, company, emit);
  },
  pass() {},
};
