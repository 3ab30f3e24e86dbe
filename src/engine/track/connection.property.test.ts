// Use of new track, answered from the present reach, against the board with the tile on it.
import { expect, test } from 'vitest';
import { usesNewTrack } from './connection.ts';
import {
  type End,
  type HexId,
  isNode,
  type MapFacts,
  NODE,
  type PathFacts,
  type TileFacts,
  type TrackFacts,
} from './facts.ts';
import { pieceId } from './graph.ts';
import { trackOfTile, trackOn } from './hexTrack.ts';
import { connectedEdges, keepsConnections } from './keepsConnections.ts';
import { keepsTrack, newTrack } from './keepsTrack.ts';
import { boardWith } from './layTile.ts';
import { city } from './notation.ts';
import { reachOf } from './reach.ts';
import { numbers, type Random, randomBoard, randomFace } from './testing/randomBoard.ts';

/** The print, at times with more slots or with two nodes made one, and with more track. */
function moreTrack(print: TrackFacts, hex: HexId, random: Random): TileFacts {
  const isOne = print.nodes.length === 2 && random(3) === 0;
  const nodes = isOne
    ? [city(50, 2)]
    : print.nodes.map((node) => (node.slots > 0 ? { ...node, slots: node.slots + random(2) } : node));
  const heir = (end: End): End => (isOne && isNode(end) ? NODE : end);
  const paths = new Map<string, PathFacts>();
  for (const [a, b] of [...print.paths, ...randomFace(hex, random).paths]) {
    const ends = [heir(a), heir(b)] as const;
    if (Math.max(...ends) < NODE + nodes.length) paths.set([...ends].sort().join(), ends);
  }
  return { id: 'more', colour: 'gray', nodes, paths: [...paths.values()], count: 1, upgradesTo: [] };
}

/** Other track with the same nodes: paths between joined sides and nodes stay, the rest only at times. */
function otherTrack(print: TrackFacts, hex: HexId, joined: readonly number[], random: Random): TileFacts {
  const isKept = (ends: PathFacts): boolean => ends.every((end) => isNode(end) || joined.includes(end));
  const paths = new Map<string, PathFacts>();
  for (const ends of print.paths.filter((one) => isKept(one) || random(3) === 0))
    paths.set([...ends].sort().join(), ends);
  for (const ends of randomFace(hex, random).paths)
    if (Math.max(...ends) < NODE + print.nodes.length) paths.set([...ends].sort().join(), ends);
  return { id: 'more', colour: 'gray', nodes: print.nodes, paths: [...paths.values()], count: 1, upgradesTo: [] };
}

test('what is reached now tells it also where track that meets no other may vanish', () => {
  const random = numbers(65);
  const answers = { yes: 0, no: 0 };
  for (let round = 0; round < 80; round++) {
    const { map: printed, board } = randomBoard(random);
    for (const hex of Object.keys(printed.hexes)) {
      const joined = connectedEdges(printed, board, hex);
      const keeps = keepsConnections(joined);
      const map: MapFacts = { ...printed, tiles: { more: otherTrack(printed.hexes[hex]!, hex, joined, random) } };
      const [before, after] = [trackOn(map, board, hex), trackOfTile(map, 'more', 0)];
      const kept = keeps(before, after);
      const fresh = newTrack(before, after, keeps);
      if (kept === null || keepsTrack(before, after) !== null || fresh.length === 0 || kept.open.length > 0) continue;
      const reach = reachOf(map, boardWith(map, board, hex, 'more', 0, { keeps }), 'GW');
      const isUsed = fresh.some((path) => reach.uses(pieceId(hex, after.paths.indexOf(path))));
      const lay = { company: 'GW', hex, tile: 'more', rotation: 0, laying: { keeps } };
      expect(usesNewTrack(map, board, lay), `board ${round}, ${hex}`).toBe(isUsed);
      answers[isUsed ? 'yes' : 'no'] += 1;
    }
  }
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(20);
});

test('what is reached now tells whether new track would be used', () => {
  const random = numbers(56);
  const answers = { yes: 0, no: 0 };
  for (let round = 0; round < 200; round++) {
    const { map: printed, board } = randomBoard(random);
    for (const hex of Object.keys(printed.hexes)) {
      const map: MapFacts = { ...printed, tiles: { more: moreTrack(printed.hexes[hex]!, hex, random) } };
      const [before, after] = [trackOn(map, board, hex), trackOfTile(map, 'more', 0)];
      const fresh = newTrack(before, after);
      // A token that must still choose its city stands nowhere yet.
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

test('the same where only what meets track is kept', () => {
  const random = numbers(65);
  const answers = { yes: 0, no: 0 };
  for (let round = 0; round < 300; round++) {
    const { map: printed, board } = randomBoard(random);
    for (const hex of Object.keys(printed.hexes)) {
      const print = printed.hexes[hex]!;
      const bare = { ...print, paths: print.paths.filter(() => random(2) === 0) };
      const map: MapFacts = { ...printed, tiles: { more: moreTrack(bare, hex, random) } };
      const keeps = keepsConnections(connectedEdges(map, board, hex));
      const [before, after] = [trackOn(map, board, hex), trackOfTile(map, 'more', 0)];
      const kept = keeps(before, after);
      const fresh = newTrack(before, after, keeps);
      if (kept === null || fresh.length === 0 || kept.open.length > 0) continue;
      const next = boardWith(map, board, hex, 'more', 0, { keeps });
      const reach = reachOf(map, next, 'GW');
      const isUsed = fresh.some((path) => reach.uses(pieceId(hex, after.paths.indexOf(path))));
      const lay = { company: 'GW', hex, tile: 'more', rotation: 0, laying: { keeps } };
      expect(usesNewTrack(map, board, lay), `board ${round}, ${hex}`).toBe(isUsed);
      answers[isUsed ? 'yes' : 'no'] += 1;
    }
  }
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(300);
});
