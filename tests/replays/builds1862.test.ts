// What was built, placed and merged on 18xx.games is legal by our rules, with the rulings of that platform.
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tiles } from '../../src/games/1862/tiles.ts';
import { askedBuilds } from '../support/builds1862.ts';
import { recordFiles } from '../support/runs1862.ts';

/** There a tile has a stock of its own for each way in which small stations lie on it. */
const isOfAnotherStock = ({ action, code }: ReturnType<typeof askedBuilds>[number]): boolean =>
  code === 'track.noneLeft' && 'tile' in action && tiles[String(action.tile)]!.nodes.length === 0;

describe.each(recordFiles.map((file) => ({ file, name: basename(file) })))('$name', ({ file }) => {
  test('every tile, small station, token, terminal and merger', () => {
    const asked = askedBuilds(file);
    expect(asked.length).toBeGreaterThan(55);
    expect(asked.filter((one) => one.code !== null && !isOfAnotherStock(one))).toEqual([]);
  });
});
