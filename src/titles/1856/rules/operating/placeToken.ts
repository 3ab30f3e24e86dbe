// A company places a token in a city it reaches (R081-R082); the owner of Waterloo and Saugeen places it in Kitchener, free
// and without a connection (R022).
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { step } from '../../../../engine/core/step.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { boardToWrite, hexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import { putToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import { placeToken as placing } from '../../../../kernel/track/placeToken.ts';
import { operator } from '../../../../kernel/turn.ts';
import { CGR_TOKEN_COST, CGR_TOKENS, isOrdinary, ordinaries } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { citiesOn, cityIds, map } from '../map.ts';
import { KITCHENER } from '../privates.ts';
import { mustInTurn, type State1856, turnOf } from '../state.ts';
import { putInFreeSlot, reservedFor } from './homeToken.ts';
import { ownsInTurn } from './privates.ts';

const placed = (s: State1856, company: string): number => tokenNodes(s.board, company).length;

/** Number of tokens of a company in all, the home token included (R004). */
export const tokensOf = (company: string): number =>
  isOrdinary(company) ? ordinaries[company].tokens.length : CGR_TOKENS;

export const tokensLeft = (s: State1856, company: string): number => tokensOf(company) - placed(s, company);

/** Price of the next token (R112 for the CGR). */
export const tokenCost = (s: State1856, company: string): number =>
  isOrdinary(company) ? (ordinaries[company].tokens[placed(s, company)] ?? 0) : CGR_TOKEN_COST;

/** Places one token on a tile, even on one with two cities. */
export const placeToken = placing<State1856, Event1856>({ cities: cityIds, map: () => map, tokensLeft, tokenCost })
  .ask(
    { before: 'token.outOfReach' },
    must(
      'token.reserved',
      ['city'],
      (s, a) => reservedFor(s, a.city, turnOf(s).company) === null,
      (s, a) => ({ city: a.city, company: reservedFor(s, a.city, turnOf(s).company)! }),
    ),
  )
  .with({
    apply(s, { city }, emit) {
      const { company } = turnOf(s);
      const cost = tokenCost(s, company);
      pay(s, treasury(company), BANK, cost, 'token', emit);
      putInFreeSlot(s, company, city);
      emit?.({ type: 'tokenPlaced', company, city, cost, kind: 'bought' });
    },
  });

export interface PlaceKitchenerToken {
  readonly type: 'placeKitchenerToken';
  readonly city: NodeId;
}

export const placeKitchenerToken = step<State1856, PlaceKitchenerToken, Event1856>()({
  id: 'placeKitchenerToken',
  actor: operator,
  fields: { city: oneOf(cityIds, (s) => citiesOn(s, KITCHENER)) },
  conditions: [
    mustInTurn('kitchener.notOwner', [], (s) => ownsInTurn(s, 'WSRC')),
    ...placeToken.pick('token.noneLeft'),
    must('kitchener.hex', ['city'], (_, a) => hexOfNode(a.city) === KITCHENER),
    ...placeToken.pick('token.alreadyHere', 'token.cityFull'),
  ],
  apply(s, { city }, emit) {
    const { company } = turnOf(s);
    s.kitchenerUsed = true;
    putToken(map, boardToWrite(s), company, city);
    emit?.({ type: 'tokenPlaced', company, city, cost: 0, kind: 'kitchener' });
  },
});
