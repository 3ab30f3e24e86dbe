// What a company builds in a plain operating turn: one tile, and one token.
import { conditionsOf } from '../../engine/core/condition.ts';
import { treasury } from '../../engine/core/owner.ts';
import type { Step } from '../../engine/core/step.ts';
import { BANK, pay } from '../../engine/money/bank.ts';
import { boardToWrite, type NodeId, nodeId } from '../../engine/track/board.ts';
import { reachOf } from '../../engine/track/reach.ts';
import { freeSlots, hasToken, putToken } from '../../engine/track/tokens.ts';
import { type LayTile, layTile as layOne } from '../track/layTile.ts';
import { type PlaceToken, placeToken as placeOne } from '../track/placeToken.ts';
import type { RailEvent } from '../vocabulary.ts';
import { type Box, companyIds, tokensPlaced } from './box.ts';
import { funds, inOperation, isStarted, operator, type PlainState } from './state.ts';

/** Terrain is paid for with the first tile on the hex. */
export const layTile = ({ map, phases }: Box): Step<PlainState, LayTile, RailEvent> =>
  layOne({
    hexes: Object.keys(map.hexes),
    tiles: Object.keys(map.tiles),
    map: () => map,
    builder: inOperation,
    actor: operator,
    cost: (s, hex) => (s.board.laid[hex] === undefined ? (map.hexes[hex]!.terrain?.cost ?? 0) : 0),
    colours: (s) => phases[s.phase]!.tiles,
    phase: (s) => s.phase,
  });

export interface HomeRefusals {
  'token.reserved': { city: NodeId; company: string };
}

const must = conditionsOf<HomeRefusals>();

export function placeToken(box: Box): Step<PlainState, PlaceToken, RailEvent> {
  const { map, companies } = box;
  const cost = (s: PlainState, company: string) => companies[company]!.tokens[tokensPlaced(s, company)] ?? 0;
  /** Who is at home there, has not come yet, and would find no room. */
  const awaited = (s: PlainState, city: NodeId): string | undefined =>
    freeSlots(map, s.board, city) > 1
      ? undefined
      : companyIds(box).find((id) => !isStarted(s, id) && companies[id]!.home === city);
  return placeOne<PlainState, RailEvent>({
    cities: Object.values(map.hexes).flatMap(({ id, nodes }) => nodes.map((_, i) => nodeId(id, i))),
    map: () => map,
    placer: inOperation,
    actor: operator,
    reach: (s) => reachOf(map, s.board, inOperation(s)),
    left: (s, company) => companies[company]!.tokens.length - tokensPlaced(s, company),
    cost,
    cash: funds,
    standsThere: (s, company, city) => hasToken(s.board, company, city),
    more: [
      must(
        'token.reserved',
        ['city'],
        (s, a) => awaited(s, a.city) === undefined,
        (s, a) => ({ city: a.city, company: awaited(s, a.city)! }),
      ),
    ],
    place(s, company, city, emit) {
      const price = cost(s, company);
      pay(s, treasury(company), BANK, price, 'token', emit);
      putToken(map, boardToWrite(s), company, city);
      emit?.({ type: 'tokenPlaced', company, city, cost: price });
    },
  });
}
