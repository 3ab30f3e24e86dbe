// Parts of the track against what paths come to: on random small boards, no path leads from one part to another.
import { expect, test } from 'vitest';
import { hexOfNode, nodeId } from './board.ts';
import { faceOf } from './face.ts';
import { mayJoin } from './parts.ts';
import { reachFrom } from './reach.ts';
import { numbers, randomBoard } from './testing/randomBoard.ts';

test('what a path joins lies on one part', () => {
  const random = numbers(5);
  const answers = { joined: 0, apart: 0 };
  for (let round = 0; round < 300; round++) {
    const { map, board } = randomBoard(random);
    const hexes = Object.keys(map.hexes);
    for (const from of hexes) {
      const nodes = faceOf(map, board, from).nodes.map((_, i) => nodeId(from, i));
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
