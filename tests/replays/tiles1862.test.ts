// Tiles laid on 18xx.games: each is one of ours, fits our map, and leaves the small stations where the platform has them.
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { Board } from '../../src/engine/track/board.ts';
import { addStation } from '../../src/engine/track/extras.ts';
import { boardWith } from '../../src/engine/track/layTile.ts';
import { rotationsOf, upgradesOf } from '../../src/engine/track/upgrades.ts';
import { platformTile, printedTile } from '../../src/titles/1862/import18xx/stations.ts';
import { map } from '../../src/titles/1862/rules/map.ts';
import { SMALL_STATION } from '../../src/titles/1862/rules/tiles.ts';
import { files1862, type RecordedTile, recordedTiles } from '../support/runs1862.ts';

/** The stations of a hex, in any order of arrival. */
const stationsOn = (board: Board, hex: string): string[] =>
  (board.extras?.[hex] ?? []).map(({ on }) => [...on].sort().join('')).sort();

/** The board as our rules leave it. */
function laid({ id, hex, tile: theirs, rotation, before }: RecordedTile): Board {
  const { tile, stations } = printedTile(theirs, rotation);
  if (before.laid[hex]?.[0] !== tile) {
    expect(upgradesOf(map, before, hex), `${id}`).toContain(tile);
    expect(rotationsOf(map, before, hex, tile), `${id}`).toContain(rotation);
    return boardWith(map, before, hex, tile, rotation, { townsStay: SMALL_STATION });
  }
  // a slip of that platform: with a station a tile may be turned
  const board: Board = {
    ...before,
    laid: { ...before.laid, [hex]: [tile, rotation] },
    extras: { ...before.extras },
  };
  const was = stationsOn(before, hex);
  const added = stations.filter((on) => !was.includes([...on].sort().join('')));
  expect([id, added.length]).toEqual([id, 1]);
  addStation(map, board, hex, SMALL_STATION, added[0]!);
  return board;
}

test('a small station is added, or a tile laid: some record has each', () => {
  const all = files1862.flatMap(recordedTiles);
  const added = all.filter(
    ({ hex, tile, rotation, before }) => before.laid[hex]?.[0] === printedTile(tile, rotation).tile,
  );
  expect(all.length === 0 || (added.length > 10 && all.length - added.length > 500)).toBe(true);
});

test.each(files1862.map((file) => ({ file, name: basename(file) })))('every tile of $name', ({ file }) => {
  for (const one of recordedTiles(file)) {
    const { id, hex, tile, rotation, after } = one;
    const board = laid(one);
    const stations = (board.extras?.[hex] ?? []).map(({ on }) => on);
    expect([id, board.laid[hex], stationsOn(board, hex)]).toEqual([id, after.laid[hex], stationsOn(after, hex)]);
    expect([id, platformTile(...board.laid[hex]!, stations)]).toEqual([id, [tile, rotation]]);
  }
});
