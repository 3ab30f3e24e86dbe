// Tokens of minors and majors (R078-R080, R111-R113): the price of the next one, its receivers, and its possible cities.
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { boardToWrite, hexOfNode, type NodeId, nodeId } from '../../../../engine/track/board.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { trackOn } from '../../../../engine/track/hexTrack.ts';
import { hasToken, hasTokenIn, putToken } from '../../../../engine/track/tokens.ts';
import { isCityOn, placeToken as place } from '../../../../kernel/track/placeToken.ts';
import { type CompanyId, isMinor, tokenPrices } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { hexIds, largeMap, mapOf, smallMap } from '../map.ts';
import { inOperation, majorInTurn, minorInTurn, type State18Mag } from '../state.ts';

const tokensLeft = (s: State18Mag, company: string): number => s.tokens[company as CompanyId]!;

/** Price of the next token, by the number already on the map; 0 if none is left. */
export function tokenCost(s: State18Mag, company: string): number {
  const prices = tokenPrices(company as CompanyId);
  return prices[prices.length - tokensLeft(s, company)] ?? 0;
}

/** R080, R113: true if the company has a token in this city; by ruling, anywhere on its tile. */
export const standsThere = (s: State18Mag, company: string, city: NodeId): boolean =>
  ruling(s, 'tokensPerTile') === 'perCity'
    ? hasToken(s.board, company, city)
    : hasTokenIn(s.board, company, hexOfNode(city));

/** Pays for a token and places it. SKEV gets half of a minor's payment (R079), the bank all of a major's (R111). */
export function putCompanyToken(s: State18Mag, company: CompanyId, city: NodeId, emit: Emit<Event18Mag>): void {
  const cost = tokenCost(s, company);
  const half = isMinor(company) ? cost / 2 : 0;
  pay(s, treasury(company), treasury('SKEV'), half, 'token', emit);
  pay(s, treasury(company), BANK, cost - half, 'token', emit);
  putToken(mapOf(s), boardToWrite(s), company, city);
  s.tokens[company] = tokensLeft(s, company) - 1;
  emit?.({ type: 'tokenPlaced', company, city, cost });
}

const hasCity = (hex: HexId): boolean =>
  [largeMap, smallMap].some((map) => map.hexes[hex]?.nodes.some(({ slots }) => slots > 0));

/** Two city ids for every hex with a city on either map: no hex has more. */
export const cityIds: readonly NodeId[] = hexIds.filter(hasCity).flatMap((hex) => [nodeId(hex, 0), nodeId(hex, 1)]);

/** Cities of a hex as it is now. */
export const citiesOn = (s: State18Mag, hex: HexId): readonly NodeId[] =>
  trackOn(mapOf(s), s.board, hex).nodes.flatMap(({ slots }, i) => (slots > 0 ? [nodeId(hex, i)] : []));

const tokens = { cities: cityIds, tokensLeft, tokenCost, standsThere };

export const placeToken = place<State18Mag, Event18Mag>({ ...minorInTurn, ...tokens }).with({
  apply: (s, { city }, emit) => putCompanyToken(s, inOperation(s), city, emit),
});

interface PlaceMajorToken {
  readonly type: 'placeMajorToken';
  readonly city: NodeId;
}

/** R111: a major places its own in any free slot of the map. */
export const placeMajorToken = place<State18Mag, Event18Mag, PlaceMajorToken, 'majorToken'>({
  ...majorInTurn,
  ...tokens,
  id: 'placeMajorToken',
  kind: 'majorToken',
})
  .move('majorToken.cityFull', { before: 'majorToken.alreadyHere' })
  .drop('majorToken.outOfReach')
  .with({
    fields: { city: oneOf(cityIds, (s) => cityIds.filter((city) => isCityOn(mapOf(s), s.board, city))) },
    apply: (s, { city }, emit) => putCompanyToken(s, majorInTurn.company(s), city, emit),
  });
