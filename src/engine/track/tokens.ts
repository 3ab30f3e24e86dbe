// The slots of the cities and the tokens in them.
import { without } from '../core/without.ts';
import { type Board, hexOfNode, indexOfNode, type NodeId } from './board.ts';
import type { HexId, MapFacts, NodeFacts } from './facts.ts';
import { trackOn } from './hexTrack.ts';
import { perTokens } from './memo.ts';

/** The places for tokens at a node as it lies now. */
export const slotsOf = (map: MapFacts, board: Board, node: NodeId): number =>
  trackOn(map, board, hexOfNode(node)).nodes[indexOfNode(node)]?.slots ?? 0;

/**
 * The slots of each city with a token, as a map: boards have ever other keys, most cities are missing, and a map reads
 * faster.
 */
export const takenSlots = perTokens(
  (tokens): ReadonlyMap<NodeId, readonly (string | null)[]> => new Map(Object.entries(tokens)),
);

/** The companies that stand at a node, slot by slot. */
export const tokensAt = (board: Board, node: NodeId): readonly string[] =>
  (takenSlots(board).get(node) ?? []).filter((company) => company !== null);

export const hasToken = (board: Board, company: string, node: NodeId): boolean =>
  takenSlots(board).get(node)?.includes(company) ?? false;

interface Places {
  readonly nodes: NodeId[];
  readonly hexes: HexId[];
}

const byCompany = perTokens((tokens) => {
  const all = new Map<string, Places>();
  for (const node of Object.keys(tokens).sort()) {
    const there = tokens[node]!;
    for (let i = 0; i < there.length; i++) {
      const company = there[i]!;
      if (company === null || there.indexOf(company) < i) continue;
      let places = all.get(company);
      if (places === undefined) {
        places = { nodes: [], hexes: [] };
        all.set(company, places);
      }
      places.nodes.push(node);
      if (!places.hexes.includes(hexOfNode(node))) places.hexes.push(hexOfNode(node));
    }
  }
  return all;
});

const NOWHERE: readonly string[] = [];

/** The nodes where a company stands, by their ids. */
export const tokenNodes = (board: Board, company: string): readonly NodeId[] =>
  byCompany(board).get(company)?.nodes ?? NOWHERE;

/** Hexes where a company stands, in the order of its nodes. */
export const tokenHexes = (board: Board, company: string): readonly HexId[] =>
  byCompany(board).get(company)?.hexes ?? NOWHERE;

export const hasTokenIn = (board: Board, company: string, hex: HexId): boolean =>
  tokenHexes(board, company).includes(hex);

/** A token, its slot, and its time of arrival; 0 if the board does not know. */
export interface Standing {
  readonly company: string;
  readonly slot: number;
  readonly since: number;
}

export const standingAt = (board: Board, node: NodeId): readonly Standing[] =>
  (board.tokens[node] ?? []).flatMap((company, slot) =>
    company === null ? [] : [{ company, slot, since: board.since?.[node]?.[slot] ?? 0 }],
  );

/** The tokens at a node, in order of arrival. */
export const byArrival = (board: Board, node: NodeId): readonly Standing[] =>
  [...standingAt(board, node)].sort((a, b) => a.since - b.since);

/** The first free slot of a node; null if there is none. */
export function freeSlot(map: MapFacts, board: Board, node: NodeId): number | null {
  const slots = slotsOf(map, board, node);
  const taken = board.tokens[node];
  for (let slot = 0; slot < slots; slot++) if ((taken?.[slot] ?? null) === null) return slot;
  return null;
}

export const freeSlots = (map: MapFacts, board: Board, node: NodeId): number =>
  slotsOf(map, board, node) - tokensAt(board, node).length;

/** True if a company cannot go through: a city whose slots are all taken by others. Nothing else ever blocks. */
export function isBlocked(map: MapFacts, board: Board, node: NodeId, company: string): boolean {
  const taken = takenSlots(board).get(node);
  if (taken === undefined) return false;
  return isClosed(trackOn(map, board, hexOfNode(node)).nodes[indexOfNode(node)]?.kind, taken, company);
}

/** `isBlocked` by the kind of a place and its slots. */
export const isClosed = (
  kind: NodeFacts['kind'] | undefined,
  taken: readonly (string | null)[] | undefined,
  company: string,
): boolean => kind === 'city' && taken !== undefined && !taken.includes(null) && !taken.includes(company);

/**
 * Puts a token into the first free slot, or into the named one, and returns the slot. A token that only moves keeps the
 * time of its arrival: `since`.
 */
export function putToken(
  map: MapFacts,
  board: Board,
  company: string,
  node: NodeId,
  slot?: number,
  since?: number,
): number {
  const place = slot ?? freeSlot(map, board, node);
  const slots = slotsOf(map, board, node);
  if (place === null || place >= slots || (board.tokens[node]?.[place] ?? null) !== null)
    throw new Error(`no room for ${company} at ${node}`);
  const taken = board.tokens[node] ?? new Array<string | null>(slots).fill(null);
  board.tokens = { ...board.tokens, [node]: put(taken, place, company) };
  board.rev += 1;
  if (board.since) {
    const times = board.since[node] ?? new Array<number | null>(slots).fill(null);
    board.since = { ...board.since, [node]: put(times, place, since ?? board.rev) };
  }
  return place;
}

/** Takes a company's token away: its first one, or the one in a slot. A node without tokens leaves the list. */
export function removeToken(board: Board, company: string, node: NodeId, slot?: number): void {
  const taken = board.tokens[node];
  const place = slot ?? taken?.indexOf(company) ?? -1;
  if (taken?.[place] !== company) throw new Error(`${company} does not stand at ${node}`);
  const rest = put(taken, place, null);
  board.tokens = { ...board.tokens, [node]: rest };
  if (board.since?.[node]) board.since = { ...board.since, [node]: put(board.since[node], place, null) };
  if (rest.every((one) => one === null)) {
    board.tokens = without(board.tokens, node);
    if (board.since) board.since = without(board.since, node);
  }
  board.rev += 1;
}

/** A copy of the list with another value at one place, which may lie beyond its end. */
function put<T>(list: readonly T[], place: number, what: T): T[] {
  const next = [...list];
  next[place] = what;
  return next;
}

/** A token of one company takes the place of another's: its slot, and its time. */
export function replaceToken(board: Board, company: string, by: string, node: NodeId): void {
  const place = board.tokens[node]?.indexOf(company) ?? -1;
  if (place < 0) throw new Error(`${company} does not stand at ${node}`);
  board.tokens = { ...board.tokens, [node]: put(board.tokens[node]!, place, by) };
  board.rev += 1;
}
