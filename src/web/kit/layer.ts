// A company's layer on the map: its homes and destination, its reach, and the stops closed to it.
import { type HexId, hexOfNode, indexOfNode, type NodeId, nodeId, trackOn } from '../../engine/index.ts';
import { type RailState, reachedHexes, stopsReached } from '../../kernel/index.ts';
import type { PictureLayer, Point } from '../board/picture.ts';
import { layoutOf } from '../board/tile/placeNodes.ts';
import { UNIT } from '../board/tile/sizes.ts';
import type { CompanyLayer } from './face.ts';
import { homesAt } from './homesAt.ts';
import { centreIn } from './inset.ts';
import type { RailFace } from './railFace.ts';

export function layerOf<S extends RailState>(face: RailFace<S>, s: S, company: string): CompanyLayer {
  const { game, marks } = face;
  const map = game.map(s);
  const { stops, closed } = stopsReached(map, s.board, company);
  const stopAt = (id: NodeId): Point => {
    const { x, y } = centreIn(face, s, hexOfNode(id));
    const at = layoutOf(trackOn(map, s.board, hexOfNode(id)), map.orientation).nodes[indexOfNode(id)]!;
    return { x: x + at.x * UNIT, y: y + at.y * UNIT };
  };
  const placeAt = (hex: HexId): Point => centreIn(face, s, hex);
  const homes = game.homes(s).filter((home) => home.company === company);
  const bound = game.bound(s, company);
  const picture: PictureLayer = {
    company: marks[company]!,
    hexes: reachedHexes(map, s.board, company),
    stops: stops.filter((id) => !closed.includes(id)).map(stopAt),
    closed: closed.map(stopAt),
    homes: homes.map(({ hex, city }) => (city === null ? placeAt(hex) : stopAt(`${hex}.${city}`))),
    ...(bound && { bound: { from: placeAt(bound.from), to: bound.to.map(placeAt) } }),
  };
  return { picture, stops: stops.length, closed };
}

/** The companies waiting for their home in a hex, and those with a token there. */
export function companiesAt<S extends RailState>(face: RailFace<S>, s: S, hex: HexId) {
  const nodes = trackOn(face.game.map(s), s.board, hex).nodes.map((_, i) => nodeId(hex, i));
  return [
    ...homesAt(face, s, hex).map(({ company, city }) => ({
      company,
      ...(city !== null && { stop: nodeId(hex, city) }),
    })),
    ...nodes.flatMap((stop) =>
      (s.board.tokens[stop] ?? []).flatMap((company) => (company === null ? [] : [{ company, stop }])),
    ),
  ];
}

/** The companies that may be on the map: in play, or with a home there. */
export const companiesOn = <S extends RailState>({ game }: RailFace<S>, s: S): readonly string[] => {
  const homes = new Set(game.homes(s).map(({ company }) => company));
  return [...(game.minors?.(s) ?? []), ...game.companies(s)].filter((id) => game.idle(s, id) === null || homes.has(id));
};
