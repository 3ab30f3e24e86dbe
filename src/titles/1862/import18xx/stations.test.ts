import { expect, test } from 'vitest';
import { tiles } from '../rules/tiles.ts';
import { platformTile, printedTile } from './stations.ts';

const ROTATIONS = [0, 1, 2, 3, 4, 5];
const plain = Object.values(tiles).filter(({ nodes, colour }) => nodes.length === 0 && colour !== 'yellow');

/** Every subset of these, the empty one too. */
const choices = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_one, i) => bits & (1 << i)));

test('a tile with stations is the printed one, with stations on the track as it is turned', () => {
  expect(printedTile('16_1b', 0)).toEqual({ tile: '16', stations: [[1, 3]] });
  expect(printedTile('778_2a', 4)).toEqual({
    tile: '778',
    stations: [
      [4, 2],
      [0, 3],
    ],
  });
  expect(printedTile('53y', 2)).toEqual({ tile: '53y', stations: [] });
});

test('and back; the rotation changes only where the platform has no tile for the station as it lies', () => {
  expect(platformTile('16', 2, [])).toEqual(['16', 2]);
  expect(platformTile('16', 2, [[5, 3]])).toEqual(['16_1b', 2]);
  expect(platformTile('17', 0, [[0, 4]])).toEqual(['17_1', 0]);
  expect(platformTile('17', 0, [[1, 3]])).toEqual(['17_1', 3]);
  expect(platformTile('798', 5, [[2, 5]])).toEqual(['798_1', 5]);
  expect(platformTile('798', 5, [[1, 4]])).toEqual(['798_1', 1]);
});

test('there is a tile of the platform for stations on any track of any tile without a city, and it means those', () => {
  const sides = (tracks: readonly (readonly number[])[]) => tracks.map((track) => [...track].sort().join('')).sort();
  const turned = (track: readonly number[], rotation: number) => track.map((edge) => (edge + rotation) % 6);
  for (const { id, paths } of plain)
    for (const rotation of ROTATIONS)
      for (const on of choices(paths.map((track) => turned(track, rotation) as [number, number]))) {
        const [theirs, turns] = platformTile(id, rotation, on);
        const ours = printedTile(theirs, turns);
        expect([ours.tile, sides(ours.stations)]).toEqual([id, sides(on)]);
        expect(sides(paths.map((track) => turned(track, turns)))).toEqual(
          sides(paths.map((track) => turned(track, rotation))),
        );
      }
  expect(plain).toHaveLength(11);
});

test('stations beside the track are none', () => {
  expect(() => platformTile('16', 0, [[0, 1]])).toThrow('16 has no stations on 01');
});
