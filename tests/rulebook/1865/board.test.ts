// Invariants of the board and the tiles of 1865, however they are printed: a correction that breaks one of them is a
// slip of the pen, or a reason to look again.
import { describe, expect, test } from 'vitest';
import { type Board, emptyBoard } from '../../../src/engine/track/board.ts';
import { EDGES, neighbour, opposite } from '../../../src/engine/track/coords.ts';
import { COLOURS, type Colour, type HexId, type MapFacts, type TileFacts } from '../../../src/engine/track/facts.ts';
import { trackFrom, trackOfTile, trackOn } from '../../../src/engine/track/hexTrack.ts';
import { keepsTrack } from '../../../src/engine/track/keepsTrack.ts';
import { boardWith } from '../../../src/engine/track/layTile.ts';
import { edgesFit, rotationsOf, upgradesOf } from '../../../src/engine/track/upgrades.ts';
import { corsica, sardinia, sea } from '../../../src/titles/1865/rules/hexes.ts';
import { borderCost, fullMap, hexIds, shortMap } from '../../../src/titles/1865/rules/map.ts';
import { mayLieOn, tileIds, tiles } from '../../../src/titles/1865/rules/tiles.ts';

const land = [...Object.keys(sardinia), ...Object.keys(corsica)];
const usable = (map: MapFacts, hex: HexId): readonly number[] =>
  EDGES.filter((edge) => edgesFit(map, hex, trackFrom({ colour: 'yellow', nodes: [], paths: [[edge, edge]] })));

test('the box holds 171 tiles', () => {
  expect(Object.values(tiles).reduce((sum, { count }) => sum + count!, 0)).toBe(171);
});

test('no hex stands on the board twice, and no place has two hexes', () => {
  expect(hexIds).toHaveLength(land.length + Object.keys(sea).length);
  const names = hexIds.flatMap((hex) => fullMap.hexes[hex]!.name ?? []);
  expect(new Set(names).size).toBe(names.length);
});

test('a border is the same from both sides, and is named once', () => {
  const sides = hexIds.flatMap((hex) => (fullMap.hexes[hex]!.borders ?? []).map((border) => ({ hex, ...border })));
  expect(sides.length).toBeGreaterThan(0);
  for (const { hex, edge, kind, cost } of sides) {
    const other = fullMap.hexes[neighbour(fullMap, hex, edge)!]!;
    expect(other.borders!.filter((border) => border.edge === opposite(edge))).toEqual([
      { edge: opposite(edge), kind, cost },
    ]);
    expect(borderCost(hex, edge)).toBe(cost);
  }
});

const meets = (hex: HexId, edge: number): boolean =>
  trackOn(fullMap, emptyBoard(), neighbour(fullMap, hex, edge)!).edges.includes(opposite(edge));

test('printed track does not lead off the board, and the dotted links have no gap', () => {
  for (const hex of hexIds) expect(edgesFit(fullMap, hex, trackOn(fullMap, emptyBoard(), hex))).toBe(true);
  const ends = Object.keys(sea).flatMap((hex) =>
    trackOn(fullMap, emptyBoard(), hex)
      .edges.filter((edge) => !meets(hex, edge))
      .map((edge) => neighbour(fullMap, hex, edge)!),
  );
  // two ends a link, one on each island
  expect(ends.filter((hex) => hex in sardinia)).toHaveLength(3);
  expect(ends.filter((hex) => hex in corsica)).toHaveLength(3);
  expect(ends).toHaveLength(6);
});

/** The hexes that track can reach from a hex without leaving these. */
const joined = (from: HexId, among: readonly HexId[]): ReadonlySet<HexId> => {
  const found = new Set([from]);
  // a set that grows while it is gone through
  for (const hex of found)
    for (const edge of usable(fullMap, hex)) {
      const next = neighbour(fullMap, hex, edge)!;
      if (among.includes(next)) found.add(next);
    }
  return found;
};

test('each island is in one piece, and they meet by the dotted links alone', () => {
  for (const island of [sardinia, corsica].map((hexes) => Object.keys(hexes)))
    expect([...joined(island[0]!, land)].sort()).toEqual(island.sort());
});

test('no hex is a dead end, on the full map and on the short one', () => {
  for (const hex of land) expect(usable(fullMap, hex).length).toBeGreaterThan(1);
  for (const hex of Object.keys(sardinia)) expect(usable(shortMap, hex)).toEqual(usable(fullMap, hex));
});

const kindsOf = ({ nodes }: TileFacts): string => nodes.map(({ kind }) => kind).join();
const colourAfter = (colour: Colour): Colour | undefined => COLOURS[COLOURS.indexOf(colour) + 1];

test.each(tileIds)('tile %s is replaced by every tile that keeps its track, and by no other', (id) => {
  const before = tiles[id]!;
  const keeps = (next: TileFacts): boolean =>
    (next.rotations ?? EDGES).some((turn) =>
      keepsTrack(trackOfTile(fullMap, id, 0), trackOfTile(fullMap, next.id, turn)),
    );
  const next = Object.values(tiles).filter(
    (tile) =>
      tile.colour === colourAfter(before.colour) &&
      kindsOf(tile) === kindsOf(before) &&
      tile.label === before.label &&
      keeps(tile),
  );
  expect([...before.upgradesTo].sort()).toEqual(next.map((tile) => tile.id).sort());
});

/** The last colours that the tiles of a hex can reach, by any lays on the way. */
function lastColours(board: Board, hex: HexId): readonly Colour[] {
  const next = upgradesOf(fullMap, board, hex)
    .filter((tile) => mayLieOn(fullMap, tile, hex))
    .flatMap((tile) =>
      rotationsOf(fullMap, board, hex, tile).map((turn) => boardWith(fullMap, board, hex, tile, turn)),
    );
  if (next.length === 0) return [trackOn(fullMap, board, hex).colour];
  return [...new Set(next.flatMap((after) => lastColours(after, hex)))];
}

/** A town with three sides: no brown tile has three. */
const greenAtMost = ['Palau'];

describe('whatever is laid, every place can go on to its last colour', () => {
  const places = land.flatMap((id) => {
    const { name, label, nodes } = fullMap.hexes[id]!;
    return nodes.length === 0 ? [] : [{ id, name: name!, isBig: label !== undefined }];
  });
  test.each(places)('$name', ({ id, name, isBig }) => {
    expect(lastColours(emptyBoard(), id)).toEqual([isBig ? 'gray' : greenAtMost.includes(name) ? 'green' : 'brown']);
  });
});

test('the exits of a lettered city only grow, and none leads off the board', () => {
  const big = land.filter((hex) => fullMap.hexes[hex]!.label !== undefined);
  expect(big).toHaveLength(6);
  for (const hex of big) {
    const { label } = fullMap.hexes[hex]!;
    const tracks = [
      trackOn(fullMap, emptyBoard(), hex),
      ...['green', 'brown', 'gray'].map((colour) => trackOfTile(fullMap, `${label}-${colour}`, 0)),
    ];
    for (const [i, track] of tracks.entries()) {
      expect(edgesFit(fullMap, hex, track)).toBe(true);
      expect(tracks.slice(0, i).flatMap(({ edges }) => edges.filter((edge) => !track.edges.includes(edge)))).toEqual(
        [],
      );
    }
  }
});
