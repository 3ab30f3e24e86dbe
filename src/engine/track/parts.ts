// The parts into which the track falls. Hexes in different parts are never joined, which saves looking for a way.
import type { Board } from './board.ts';
import type { HexId, MapFacts } from './facts.ts';
import { type Contents, contentsOfTiles, type Land, landOf, tileOn } from './ground.ts';
import { perTiles } from './memo.ts';

/**
 * For each side and each stop of the land another one of the same part, or itself. Joins of a replaced tile remain:
 * parts may be too large, never too small.
 */
type Parents = number[];

function rootOf(parents: Parents, one: number): number {
  let root = one;
  while (parents[root] !== root) {
    parents[root] = parents[parents[root]!]!;
    root = parents[root]!;
  }
  return root;
}

/** Number of the side or stop at an end of a piece on the i-th hex. */
const numberAt = ({ grounds }: Land, i: number, end: number): number =>
  end < 0 ? (grounds[i]!.firstStop >> 1) + ~end : end >> 1;

function join(parents: Parents, land: Land, i: number, { ends }: Contents): void {
  for (let k = 0; k < ends.length; k += 2) {
    const root = rootOf(parents, numberAt(land, i, ends[k]!));
    parents[root] = rootOf(parents, numberAt(land, i, ends[k + 1]!));
  }
}

/** Depends on the tiles alone: an added station joins nothing new. */
const parentsOf = perTiles<Parents>(
  (map, laid) => {
    const land = landOf(map);
    const parents: Parents = [];
    for (let i = 0; i < land.halves >> 1; i++) parents.push(i);
    for (let i = 0; i < land.ids.length; i++) join(parents, land, i, tileOn(map, laid, i));
    return parents;
  },
  (known, map, laid, hex) => {
    const land = landOf(map);
    const i = land.numberOf.get(hex)!;
    const parents = known.slice();
    join(parents, land, i, tileOn(map, laid, i));
    return parents;
  },
);

/** True if some track of these hexes may lie on the same part, even if no train could go from one to the other. */
export function mayJoin(map: MapFacts, board: Board, one: HexId, other: HexId): boolean {
  const land = landOf(map);
  const [i, k] = [land.numberOf.get(one)!, land.numberOf.get(other)!];
  const contents = contentsOfTiles(map, board);
  const { ends } = contents[i]!;
  const { ends: others } = contents[k]!;
  if (ends.length === 0 || others.length === 0) return false;
  const parents = parentsOf(map, board);
  // the two ends of a piece are on one part
  for (let a = 0; a < ends.length; a += 2) {
    const root = rootOf(parents, numberAt(land, i, ends[a]!));
    for (let b = 0; b < others.length; b += 2) if (rootOf(parents, numberAt(land, k, others[b]!)) === root) return true;
  }
  return false;
}
