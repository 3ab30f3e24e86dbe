// Tokens of minors and majors: what the next one costs, who is paid, whether a city may be chosen (R078-R080, R111, R113);
// the cities of both maps, and those of a hex as it lies.

import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { boardToWrite, hexOfNode, type NodeId, nodeId } from '../../../../engine/track/board.ts';
import { faceOf } from '../../../../engine/track/face.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { hasToken, hasTokenIn, putToken } from '../../../../engine/track/tokens.ts';
import { type CompanyId, isMinor, tokenPrices, tokensOf } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { hexIds, largeMap, mapOf, smallMap } from '../map.ts';
import type { State18Mag } from '../state.ts';

export const tokensLeft = (s: State18Mag, company: CompanyId): number => s.tokens[company]!;

/** By how many stand on the map already; 0 where none is left. */
export const tokenCost = (s: State18Mag, company: CompanyId): number =>
  tokenPrices[isMinor(company) ? 'minor' : 'major'][tokensOf(company) - tokensLeft(s, company)] ?? 0;

/** R080, R113: one token of a company in a city; by ruling one on a tile. */
export const standsThere = (s: State18Mag, company: CompanyId, city: NodeId): boolean =>
  ruling(s, 'tokensPerTile') === 'perCity'
    ? hasToken(s.board, company, city)
    : hasTokenIn(s.board, company, hexOfNode(city));

/** SKEV gets half of what a minor pays (R079); what a major pays is the bank's (R111). */
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

/** No hex has more than two. */
export const cityIds: readonly NodeId[] = hexIds.filter(hasCity).flatMap((hex) => [nodeId(hex, 0), nodeId(hex, 1)]);

export const citiesOn = (s: State18Mag, hex: HexId): readonly NodeId[] =>
  faceOf(mapOf(s), s.board, hex).nodes.flatMap(({ slots }, i) => (slots > 0 ? [nodeId(hex, i)] : []));
