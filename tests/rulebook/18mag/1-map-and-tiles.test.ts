// The map and the tiles (R186-R188), and errors of other implementations about them (trap 76).
import { expect, test } from 'vitest';
import { trackOfTile, trackOn } from '../../../src/engine/track/hexTrack.ts';
import { homeOf, minorIds } from '../../../src/titles/18mag/rules/companies.ts';
import { largeMap } from '../../../src/titles/18mag/rules/map.ts';
import { tiles } from '../../../src/titles/18mag/rules/tiles.ts';
import { trainFacts } from '../../../src/titles/18mag/rules/trains.ts';
import { site } from '../../support/build18mag.ts';
import { rule } from '../../support/rule.ts';
import { draft18mag } from '../../support/table18mag.ts';

const three = { players: 3 };
const { hexes } = largeMap;

const homes = {
  1: 'E12',
  2: 'D19',
  3: 'E10',
  4: 'G14',
  5: 'H27',
  6: 'B17',
  7: 'G10',
  8: 'H5',
  9: 'I14',
  10: 'H17',
  11: 'D7',
  12: 'H23',
  13: 'I2',
};

rule('18mag-R186', 'the homes of the minors', () => {
  expect(Object.fromEntries(minorIds.map((id) => [id, homeOf(three, id).split('.')[0]]))).toEqual(homes);
  for (const id of minorIds)
    expect(hexes[homes[id]]!.nodes[Number(homeOf(three, id).split('.')[1])]!.kind).toBe('city');
});

rule('18mag-R186', 'minor 1 starts in Pest, whose track leaves by the top right edge', () => {
  const board = { rev: 0, laid: {}, tokens: {} };
  expect(homeOf(three, '1')).toBe('E12.1');
  expect(trackOn(largeMap, board, 'E12').exits[1]).toEqual([3]);
});

rule('18mag-R186', 'a drafted minor stands there', () => {
  const t = draft18mag(['Ada', 'Ben', 'Cid']).plays('Ada', { type: 'draft', item: '7' });
  expect(Object.keys(t.state.board.tokens).map((city) => city.split('.')[0])).toEqual(['G10']);
});

const valued = (kind: string) =>
  Object.fromEntries(
    Object.values(hexes)
      .filter(({ nodes }) => nodes.some((node) => node.kind === kind))
      .map(({ id, nodes }) => [id, nodes[0]!.value]),
  );

rule('18mag-R187', 'four mines', () => {
  const value = { yellow: 30, brown: 50 };
  expect(valued('mine')).toEqual({ A10: value, A18: value, E26: value, I20: value });
});

rule('18mag-R187', 'five red areas, by phase', () => {
  const row = (yellow: number, green: number, brown: number, gray: number) => ({ yellow, green, brown, gray });
  expect(valued('offboard')).toEqual({
    C6: row(30, 40, 50, 70),
    B23: row(30, 40, 50, 60),
    H1: row(20, 30, 40, 50),
    I26: row(20, 30, 40, 50),
    J15: row(10, 20, 30, 40),
  });
  const names = { C6: 'Bécs', B23: 'Galicia', H1: 'Trieszt', I26: 'Isztambul', J15: 'Belgrád' };
  for (const [hex, name] of Object.entries(names)) expect(hexes[hex]!.name).toBe(name);
});

/** Pieces of each tile; the two faces of one piece are joined by a stroke. */
const pieces = {
  yellow: '8/9 21, 58/4 13, 5/57 10, 6 7, 3 5, 7 4, L32 4, L33 1',
  green:
    '14/15 8, 23/24 6, 87/88 6, 619 5, 26/27 4, 204 3, 16/19 2, 25 2, 28/29 2, 30/31 2, 237/238 2, 20 1, 209 1, 236 1, 8858 1, 8859 1, 8860 1, 8863 1, 8864 1, 8865 1',
  brown: '611 8, G17 4, L17 3, 39/40 2, 41/42 2, 43/70 2, 44/47 2, 45/46 2, L34 2, L35 1',
  gray: '455 2, L36 1, L37 1, L38 1, X9 1',
} as const;

rule.each('18mag-R188', 'pieces, of which two faces share', Object.entries(pieces), ([colour, list]) => {
  const faces = list.split(', ').flatMap((entry) => {
    const [ids, count] = entry.split(' ') as [string, string];
    const [front, back] = ids.split('/') as [string, string?];
    const one = (id: string, otherSide?: string) => ({ id, count: Number(count), otherSide });
    return back === undefined ? [one(front)] : [one(front, back), one(back, front)];
  });
  const ours = Object.values(tiles).filter((tile) => tile.colour === colour);
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect(ours.map(({ id, count, otherSide }) => ({ id, count, otherSide })).sort(byId)).toEqual(faces.sort(byId));
});

rule('18mag-R188', 'a tile that has run out cannot be laid', () => {
  const sevens = ['A12', 'A14', 'A16', 'B11'].map((hex) => [hex, '7', 0] as const);
  const t = site('3', { tiles: [['E10', '57', 1], ...sevens] });
  expect(t.refuses('Ada', { type: 'layTile', hex: 'E8', tile: '7', rotation: 4, terrain: 'treasury' })).toEqual({
    code: 'track.noneLeft',
    rule: '18mag-R188',
    args: { tile: '7' },
  });
});

test('trap 76: E14 costs 10, Budapest is worth 80 in gray, a 2-train costs 80, L35 is for Budapest', () => {
  expect(hexes.E14!.terrain).toEqual({ kind: 'water', cost: 10 });
  expect(trackOfTile(largeMap, 'L37', 0).nodes[0]!.value).toBe(80);
  expect(trainFacts(three, '2').price).toBe(80);
  expect(tiles.L35!.label).toBe('B');
});
