// Direct routes: track between two cities or mines that comes to no other of them; towns do not matter (R080, R118-R123).
// A route uses no track twice and does not come back to its start; it may pass a town twice, which counts once (R180).
import type { Money } from '../../../../engine/money/bank.ts';
import { hexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { graphOf, type PieceId, type Stop, type TrackGraph } from '../../../../engine/track/graph.ts';
import { perBoard, perTiles, perTrack } from '../../../../engine/track/memo.ts';
import { reachFrom } from '../../../../engine/track/reach.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import { stopsOn, type Way, type WayRules, waysFrom } from '../../../../engine/track/waysFrom.ts';
import type { CompanyId } from '../companies.ts';
import { borderCost, mapOf } from '../map.ts';
import type { State1865 } from '../state.ts';
import { trafficOf } from './traffic.ts';

/** Figures of a route, which differ between routes to the same place. */
export interface RouteFigures {
  /** R119: the borders crossed. */
  readonly cost: Money;
  /** R121: of the towns and of the place reached. */
  readonly traffic: number;
  readonly towns: readonly NodeId[];
}

export interface DirectRoute extends RouteFigures {
  readonly from: NodeId;
  readonly to: NodeId;
  readonly track: readonly PieceId[];
}

const isTown = ({ kind }: Stop): boolean => kind === 'town';

const graphIn = (s: State1865): TrackGraph => graphOf(mapOf(s), s.board);

/** Ends of the direct routes from one place. Tokens do not block them. */
interface Around {
  /** Hexes that they enter, and that of the place: only tiles laid there change their ends. */
  readonly hexes: ReadonlySet<HexId>;
  /** The cities and mines at their other ends. */
  readonly places: ReadonlySet<NodeId>;
}

/** By place. A tile laid drops only places whose routes enter its hex; in this game nothing else adds track. */
const byPlace = perTiles<Map<NodeId, Around>>(
  () => new Map(),
  (known, _, __, hex) => {
    const still = new Map<NodeId, Around>();
    for (const [place, around] of known) if (!around.hexes.has(hex)) still.set(place, around);
    return still;
  },
);

function aroundOf(s: State1865, from: NodeId): Around {
  const known = byPlace(mapOf(s), s.board);
  let around = known.get(from);
  if (around === undefined) {
    // Passing a town again makes no difference here: without the loop a way comes to the same places and hexes.
    const { stopsFound, hexes } = reachFrom(mapOf(s), s.board, [from], { passes: isTown });
    const places = stopsFound.filter((stop) => stop.id !== from && !isTown(stop)).map(({ id }) => id);
    around = { hexes: new Set([hexOfNode(from), ...hexes]), places: new Set(places) };
    known.set(from, around);
  }
  return around;
}

/** The cities and mines at the other end of a direct route from a place. */
export const directFrom = (s: State1865, from: NodeId): ReadonlySet<NodeId> => aroundOf(s, from).places;

/** R118: the cities and mines at the end of a direct route from any of its tokens. */
export const directlyReached = (s: State1865, company: CompanyId): ReadonlySet<NodeId> =>
  new Set(tokenNodes(s.board, company).flatMap((from) => [...directFrom(s, from)]));

/** R079-R081, R144: true if one of its tokens stands there, or a direct route leads there from one. */
export const joined = (s: State1865, company: CompanyId, place: NodeId): boolean =>
  tokenNodes(s.board, company).some((from) => from === place || directFrom(s, from).has(place));

const rulesTo = (place: NodeId): WayRules => ({
  endsAt: ({ id }) => id === place,
  passes: isTown,
  returns: isTown,
  price: borderCost,
});

/** The most routes searched from each token, cheapest first, and the most shown. Our map has some hundred at most. */
const MOST = { looked: 1000, shown: 60 } as const;

/** Routes found so far between two places, and the search for more. */
interface Search {
  readonly found: DirectRoute[];
  readonly ways: Iterator<Way>;
}

/** By both places. The order of equal routes may depend on track elsewhere. */
const searches = perTrack(() => new Map<string, Search>());
const searchBetween = (s: State1865, from: NodeId, to: NodeId): Search | undefined =>
  searches(mapOf(s), s.board).get(`${from} ${to}`);

/** Direct routes from a place to another, the cheapest first: at least `least` of them, if there are. */
function routesBetween(s: State1865, from: NodeId, to: NodeId, least: number): readonly DirectRoute[] {
  const graph = graphIn(s);
  let search = searchBetween(s, from, to);
  if (search === undefined) {
    search = { found: [], ways: waysFrom(graph, from, rulesTo(to)) };
    searches(mapOf(s), s.board).set(`${from} ${to}`, search);
  }
  const { found, ways } = search;
  while (found.length < least) {
    const way = ways.next();
    if (way.done) break;
    const { track } = way.value;
    found.push({ from, to, track, ...figuresOn(graph, track, to) });
  }
  return found;
}

const tokensJoined = (s: State1865, company: CompanyId, place: NodeId): readonly NodeId[] =>
  tokenNodes(s.board, company).filter((from) => directFrom(s, from).has(place));

/** The cheapest direct route from each of its tokens to a place. */
export function* cheapestRoutes(s: State1865, company: CompanyId, place: NodeId): Generator<DirectRoute> {
  for (const from of tokensJoined(s, company, place)) yield routesBetween(s, from, place, 1)[0]!;
}

const byCompany = perBoard(() => new Map<string, readonly DirectRoute[]>());

/**
 * The direct routes from its tokens to a place, the cheapest first, among equals those with most traffic. If they are
 * very many, one of each cost and traffic.
 */
export function directRoutes(s: State1865, company: CompanyId, place: NodeId): readonly DirectRoute[] {
  const key = `${company} ${place}`;
  let routes = byCompany(mapOf(s), s.board).get(key);
  if (routes === undefined) {
    const all = tokensJoined(s, company, place)
      .flatMap((from) => routesBetween(s, from, place, MOST.looked))
      .sort((a, b) => a.cost - b.cost || b.traffic - a.traffic);
    const isFirst = (route: DirectRoute, i: number): boolean =>
      route.cost !== all[i - 1]?.cost || route.traffic !== all[i - 1]?.traffic;
    routes = all.length > MOST.shown ? all.filter(isFirst) : all;
    byCompany(mapOf(s), s.board).set(key, routes);
  }
  return routes;
}

/** Figures of track that is known to be a route. */
function figuresOn(graph: TrackGraph, track: readonly PieceId[], to: NodeId): RouteFigures {
  const { stops, crossings, crossingEdges, pieces, pieceOf, stopOf } = graph;
  const vertices = new Set(track.flatMap((id) => pieces[pieceOf.get(id)!]!.ends));
  const towns = [...vertices].flatMap((vertex) => (stops[vertex] && isTown(stops[vertex]) ? [stops[vertex]] : []));
  const borders = [...vertices].filter((vertex) => vertex >= stops.length).map((vertex) => vertex - stops.length);
  return {
    cost: borders.reduce((sum, i) => sum + borderCost(crossings[i]![0], crossingEdges[i]!), 0),
    traffic: [...towns, stops[stopOf.get(to)!]!].reduce((sum, stop) => sum + trafficOf(stop), 0),
    towns: towns.map(({ id }) => id),
  };
}

/** The figures of a direct route from one of its tokens to a place; null if the track is none. */
export function routeFigures(
  s: State1865,
  company: CompanyId,
  place: NodeId,
  track: readonly PieceId[],
): RouteFigures | null {
  for (const from of tokenNodes(s.board, company)) {
    const known = searchBetween(s, from, place)?.found.find((route) => route.track === track);
    if (known !== undefined) return known;
  }
  const graph = graphIn(s);
  const isRoute = tokenNodes(s.board, company).some((from) => {
    const stops = stopsOn(graph, from, track, isTown);
    if (stops === null || from === place || stops.at(-1) !== place) return false;
    return stops.slice(1, -1).every((id) => isTown(graph.stops[graph.stopOf.get(id)!]!));
  });
  return isRoute ? figuresOn(graph, track, place) : null;
}
