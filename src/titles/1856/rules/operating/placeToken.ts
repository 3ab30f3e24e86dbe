// A company places a token in a city it reaches (R081-R082).
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { hexOfNode } from '../../../../engine/track/board.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { hasTokenIn, tokenNodes } from '../../../../engine/track/tokens.ts';
import { placeToken as place, placing, type TokenRules } from '../../../../kernel/track/placeToken.ts';
import { CGR_TOKEN_COST, CGR_TOKENS, type CompanyId, isOrdinary, ordinaries } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { cityIds, map } from '../map.ts';
import { must } from '../rules.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { putInFreeSlot, reservedFor } from './homeToken.ts';

const placed = (s: State1856, company: CompanyId): number => tokenNodes(s.board, company).length;

/** How many it has in all, the home token included (R004). */
export const tokensOf = (company: CompanyId): number =>
  isOrdinary(company) ? ordinaries[company].tokens.length : CGR_TOKENS;

export const tokensLeft = (s: State1856, company: CompanyId): number => tokensOf(company) - placed(s, company);

/** What the next one costs (R112 for the CGR). */
export const tokenCost = (s: State1856, company: CompanyId): number =>
  isOrdinary(company) ? (ordinaries[company].tokens[placed(s, company)] ?? 0) : CGR_TOKEN_COST;

const rules: TokenRules<State1856, Event1856> = {
  cities: cityIds,
  map: () => map,
  placer: (s) => turnOf(s).company,
  actor: operator,
  reach: (s) => reachOf(map, s.board, turnOf(s).company),
  left: tokensLeft,
  cost: tokenCost,
  cash: (s) => cashOf(s, treasury(turnOf(s).company)),
  /** One on a tile, though it have two cities. */
  standsThere: (s, company, city) => hasTokenIn(s.board, company, hexOfNode(city)),
  more: [
    must(
      'token.reserved',
      ['city'],
      (s, a) => reservedFor(s, a.city, turnOf(s).company) === null,
      (s, a) => ({ city: a.city, company: reservedFor(s, a.city, turnOf(s).company)! }),
    ),
  ],
  place(s, company: CompanyId, city, emit) {
    const cost = tokenCost(s, company);
    pay(s, treasury(company), BANK, cost, 'token', emit);
    putInFreeSlot(s, company, city);
    emit?.({ type: 'tokenPlaced', company, city, cost, kind: 'bought' });
  },
};

/** What every token must meet, by whatever right it is placed. */
export const tokenConditions = placing(rules);

export const placeToken = place(rules);
