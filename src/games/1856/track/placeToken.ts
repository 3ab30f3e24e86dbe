// A company places a token in a city it reaches (R081-R082).
import { oneOf } from '../../../engine/core/fields.ts';
import { treasury } from '../../../engine/core/owner.ts';
import type { Step } from '../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../engine/money/bank.ts';
import { hexOfNode, type NodeId } from '../../../engine/track/board.ts';
import { reachOf } from '../../../engine/track/reach.ts';
import { freeSlots, hasTokenIn, slotsOf } from '../../../engine/track/tokens.ts';
import type { Event1856 } from '../events.ts';
import { map } from '../map.ts';
import { must } from '../rules.ts';
import { type State1856, turnOf } from '../state.ts';
import { cityIds } from './cities.ts';
import { putInFreeSlot, reservedFor } from './home.ts';
import { operator } from './operator.ts';
import { tokenCost, tokensLeft } from './tokenStock.ts';

export interface PlaceToken {
  readonly type: 'placeToken';
  readonly city: NodeId;
}

const reached = (s: State1856): ReadonlySet<NodeId> => reachOf(map, s.board, turnOf(s).company).stops;

export const placeToken: Step<State1856, PlaceToken, Event1856> = {
  id: 'placeToken',
  actor: operator,
  fields: { city: oneOf(cityIds, (s) => [...reached(s)].filter((node) => slotsOf(map, s.board, node) > 0)) },
  conditions: [
    must(
      'token.noneLeft',
      [],
      (s) => tokensLeft(s, turnOf(s).company) > 0,
      (s) => ({ company: turnOf(s).company }),
    ),
    must(
      'token.tooDear',
      [],
      (s) => cashOf(s, treasury(turnOf(s).company)) >= tokenCost(s, turnOf(s).company),
      (s) => ({ cost: tokenCost(s, turnOf(s).company), cash: cashOf(s, treasury(turnOf(s).company)) }),
    ),
    must(
      'token.noCity',
      ['city'],
      (s, a) => slotsOf(map, s.board, a.city) > 0,
      (_, a) => ({ city: a.city }),
    ),
    must(
      'token.hexTaken',
      ['city'],
      (s, a) => !hasTokenIn(s.board, turnOf(s).company, hexOfNode(a.city)),
      (s, a) => ({ company: turnOf(s).company, hex: hexOfNode(a.city) }),
    ),
    must(
      'token.cityFull',
      ['city'],
      (s, a) => freeSlots(map, s.board, a.city) > 0,
      (_, a) => ({ city: a.city }),
    ),
    must(
      'token.reserved',
      ['city'],
      (s, a) => reservedFor(s, a.city, turnOf(s).company) === null,
      (s, a) => ({ city: a.city, company: reservedFor(s, a.city, turnOf(s).company)! }),
    ),
    must(
      'token.outOfReach',
      ['city'],
      (s, a) => reached(s).has(a.city),
      (s, a) => ({ city: a.city, company: turnOf(s).company }),
    ),
  ],
  apply(s, { city }, emit) {
    const { company } = turnOf(s);
    const cost = tokenCost(s, company);
    pay(s, treasury(company), BANK, cost, 'token', emit);
    putInFreeSlot(s, company, city);
    emit?.({ type: 'tokenPlaced', company, city, cost, kind: 'bought' });
  },
  pass() {},
};
