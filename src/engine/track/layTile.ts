// Lays a tile on a hex and moves its tokens to the new cities.
import { type Board, hexOfNode, type NodeId, nodeId } from './board.ts';
import { extrasOn, townsAsExtras } from './extras.ts';
import type { HexId, MapFacts, StationId, TileId } from './facts.ts';
import { type HexTrack, isBetween, trackOfTile, trackOn } from './hexTrack.ts';
import { type Keeps, type Kept, keepsTrack } from './keepsTrack.ts';
import { tileLaid } from './memo.ts';
import { type Standing, standingAt } from './tokens.ts';

/** A token taken off the board because its city could become several: the game asks which one, and puts it back. */
export type Lifted = readonly [company: string, node: NodeId];

export interface Laying {
  /** The rule for keeping old track: all of it by default. */
  readonly keeps?: Keeps;
  /** Towns that the new tile lacks are kept as stations of this kind. */
  readonly townsStay?: StationId;
}

/** Lays a tile in place of what is there. Tokens keep their order and take the first slots, first city first. */
export function layTile(
  map: MapFacts,
  board: Board,
  hex: HexId,
  tile: TileId,
  rotation: number,
  { keeps = keepsTrack, townsStay }: Laying = {},
): readonly Lifted[] {
  const after = trackOfTile(map, tile, rotation);
  const before = trackOn(map, board, hex);
  const kept = keeps(before, after);
  if (kept === null) throw new Error(`${tile} turned by ${rotation} does not keep the track on ${hex}`);

  const lifted = kept.nodes.some((_, i) => board.tokens[nodeId(hex, i)] !== undefined)
    ? moveTokens(board, hex, after, kept)
    : [];
  carryExtras(board, hex, before, after, townsStay);
  const laid: Board['laid'] = { ...board.laid, [hex]: [tile, rotation] };
  tileLaid(board.laid, laid, hex);
  board.laid = laid;
  board.rev += 1;
  return lifted;
}

function moveTokens(board: Board, hex: HexId, after: HexTrack, kept: Kept): readonly Lifted[] {
  const lifted: Lifted[] = [];
  for (const i of kept.nodes.keys())
    if (kept.open.includes(i))
      for (const { company } of standingAt(board, nodeId(hex, i))) lifted.push([company, nodeId(hex, i)]);
  const stay = lifted.length === 0 && kept.nodes.every((heir, i) => heir === i || !(nodeId(hex, i) in board.tokens));
  if (stay && after.nodes.every(({ slots }, i) => isInPlace(board.tokens[nodeId(hex, i)], slots))) return lifted;
  const others = <T>(all: Record<NodeId, T>): Record<NodeId, T> => (stay ? { ...all } : elsewhere(all, hex));
  const tokens = others(board.tokens);
  const since = board.since && others(board.since);
  for (const [i, { slots }] of after.nodes.entries()) {
    const there = movedTo(board, hex, kept, i);
    if (there.length > slots) throw new Error(`no room for ${there.map(({ company }) => company).join()} on ${hex}`);
    if (there.length === 0) continue;
    const inSlots = Array.from({ length: slots }, (_, slot) => there[slot] ?? null);
    tokens[nodeId(hex, i)] = inSlots.map((one) => one?.company ?? null);
    if (since) since[nodeId(hex, i)] = inSlots.map((one) => one?.since ?? null);
  }
  board.tokens = tokens;
  if (since) board.since = since;
  return lifted;
}

/** True if the tokens of a city stand in its first slots, and it has this number of slots. */
const isInPlace = (tokens: readonly (string | null)[] | undefined, slots: number): boolean =>
  tokens === undefined ||
  (tokens.length === slots && tokens.every((one, slot) => one === null || slot === 0 || tokens[slot - 1] !== null));

/** Entries for cities of other hexes, in a new record: `delete` would leave a copy that is slow to read. */
function elsewhere<T>(all: Readonly<Record<NodeId, T>>, hex: HexId): Record<NodeId, T> {
  const others: Record<NodeId, T> = {};
  for (const node in all) if (hexOfNode(node) !== hex) others[node] = all[node]!;
  return others;
}

/** Tokens that move to a node of the tile. */
export const movedTo = (board: Board, hex: HexId, kept: Kept, node: number): readonly Standing[] =>
  kept.nodes.flatMap((heir, i) => (heir === node && !kept.open.includes(i) ? standingAt(board, nodeId(hex, i)) : []));

function carryExtras(
  board: Board,
  hex: HexId,
  before: HexTrack,
  after: HexTrack,
  townsStay: StationId | undefined,
): void {
  if (board.extras === undefined && townsStay === undefined) return;
  const added = board.extras?.[hex] ?? [];
  const towns = townsStay === undefined ? [] : townsAsExtras(before, after, townsStay);
  // an added station is also among the towns of the old track: do not count it twice
  const printed = towns.filter(({ on }) => !added.some((extra) => isBetween(extra.on, on)));
  const kept = [...extrasOn(after, added), ...printed];
  if (kept.length > 0) board.extras = { ...board.extras, [hex]: kept };
  else if (board.extras?.[hex]) {
    const { [hex]: _, ...others } = board.extras;
    board.extras = others;
  }
}

/** The board with a tile laid; the given board does not change. */
export function boardWith(
  map: MapFacts,
  board: Board,
  hex: HexId,
  tile: TileId,
  rotation: number,
  laying?: Laying,
): Board {
  const next: Board = { ...board };
  layTile(map, next, hex, tile, rotation, laying);
  return next;
}
