// Parts of the track against paths: on random small boards, no path leads from one part to another.
import { expect, test } from 'vitest';
import { emptyBoard, hexOfNode, nodeId } from './board.ts';
import { trackOn } from './hexTrack.ts';
import { boardWith } from './layTile.ts';
import { city, paths } from './notation.ts';
import { mayJoin } from './parts.ts';
import { reachFrom } from './reach.ts';
import { printedMap } from './testing/printedMap.ts';
import { numbers, randomBoard } from './testing/randomBoard.ts';

test('parts grow as tiles are laid, whoever asked before', () => {
  const nodes = [city(20)];
  const tile = { id: '57', colour: 'yellow', nodes, paths: paths('0a 3a'), count: null, upgradesTo: [] } as const;
  const land = { ...printedMap(1, 6, () => ({ nodes })), tiles: { 57: tile } };
  const hexes = Object.keys(land.hexes);
  const random = numbers(57);
  for (let round = 0; round < 50; round++) {
    let board = emptyBoard();
    const laid = new Set<string>();
    for (const hex of hexes.toSorted(() => random(3) - 1)) {
      board = boardWith(land, board, hex, '57', 0);
      laid.add(hex);
      if (random(3) === 0) continue; // nobody asks about this board
      const [from, to] = [random(6), random(6)].sort();
      const between = hexes.slice(from, to! + 1);
      expect(mayJoin(land, board, hexes[from!]!, hexes[to!]!)).toBe(between.every((one) => laid.has(one)));
    }
  }
});

test('what a path joins lies on one part', () => {
  const random = numbers(5);
  const answers = { joined: 0, apart: 0 };
  for (let round = 0; round < 300; round++) {
    const { map, board } = randomBoard(random);
    const hexes = Object.keys(map.hexes);
    for (const from of hexes) {
      const nodes = trackOn(map, board, from).nodes.map((_, i) => nodeId(from, i));
      const { stops } = reachFrom(map, board, nodes, { passes: () => true });
      const reached = new Set([...stops].map(hexOfNode));
      for (const to of hexes) {
        if (to === from) continue;
        if (reached.has(to)) {
          expect(mayJoin(map, board, from, to), `round ${round}: ${from} to ${to}`).toBe(true);
          answers.joined += 1;
        } else if (!mayJoin(map, board, from, to)) answers.apart += 1;
      }
    }
  }
  expect(Math.min(answers.joined, answers.apart)).toBeGreaterThan(1000);
});
