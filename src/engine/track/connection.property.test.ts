// Whether new track is used: answered from what is reached now, compared with the board with the tile on it.
import { expect, test } from 'vitest';
import { usesNewTrack } from './connection.ts';
import { faceOf, faceOfTile } from './face.ts';
import type { FaceFacts, HexId, MapFacts, NodeFacts, PathFacts, TileFacts } from './facts.ts';
import { pieceId } from './graph.ts';
import { keepsTrack, newTrack } from './keepsTrack.ts';
import { boardWith } from './layTile.ts';
import { reachOf } from './reach.ts';
import { numbers, type Random, randomBoard, randomFace } from './testing/randomBoard.ts';

/** What is printed, with more slots at times, and with as much more track as the nodes there allow. */
function moreTrack(print: FaceFacts, hex: HexId, random: Random): TileFacts {
  const nodes = print.nodes.map(
    (node): NodeFacts => (node.slots > 0 ? { ...node, slots: node.slots + random(2) } : node),
  );
  const more = randomFace(hex, random).paths.filter((ends) => ends.every((end) => end < 6 + nodes.length));
  const has = ([a, b]: PathFacts) => print.paths.some((old) => old.includes(a) && old.includes(b));
  const paths = [...print.paths, ...more.filter((path) => !has(path))];
  return { id: 'more', colour: 'gray', nodes, paths, count: 1, upgradesTo: [] };
}

test('what is reached now tells whether new track would be used', () => {
  const random = numbers(56);
  const answers = { yes: 0, no: 0 };
  for (let round = 0; round < 200; round++) {
    const { map: printed, board } = randomBoard(random);
    for (const hex of Object.keys(printed.hexes)) {
      const map: MapFacts = { ...printed, tiles: { more: moreTrack(printed.hexes[hex]!, hex, random) } };
      const [before, after] = [faceOf(map, board, hex), faceOfTile(map, 'more', 0)];
      const fresh = newTrack(before, after);
      // A token that has to choose its city stands nowhere yet.
      if (fresh.length === 0 || keepsTrack(before, after)!.open.length > 0) continue;
      const next = boardWith(map, board, hex, 'more', 0);
      const reach = reachOf(map, next, 'GW');
      const isUsed = fresh.some((path) => reach.uses(pieceId(hex, after.paths.indexOf(path))));
      const lay = { company: 'GW', hex, tile: 'more', rotation: 0 };
      expect(usesNewTrack(map, board, lay), `board ${round}, ${hex}`).toBe(isUsed);
      answers[isUsed ? 'yes' : 'no'] += 1;
    }
  }
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(300);
});
