// The parts into which the track falls: hexes in different parts are never joined, so nobody has to look for a way.
import type { Board } from './board.ts';
import type { HexId, MapFacts } from './facts.ts';
import { type Contents, contentsOfTiles, type Land, landOf, tileOn } from './ground.ts';
import { perTiles } from './memo.ts';

/**
 * For each side and each stop of the land another one of the same part, or itself. Where a tile took the place of another,
 * what the old one joined stays so: parts may be too large, never too small.
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

/** The number of what a piece on the i-th hex ends at: a side of the land, or a stop of that hex. */
const numberAt = ({ grounds }: Land, i: number, end: number): number =>
  end < 0 ? (grounds[i]!.firstStop >> 1) + ~end : end >> 1;

function join(parents: Parents, land: Land, i: number, { ends }: Contents): void {
  for (let k = 0; k < ends.length; k += 2) {
    const root = rootOf(parents, numberAt(land, i, ends[k]!));
    parents[root] = rootOf(parents, numberAt(land, i, ends[k + 1]!));
  }
}

/** Of the tiles alone: a station that is added to them joins nothing that was not joined before. */
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

/** Whether some track of these hexes may lie on the same part. It need not be joined by a way that a train could go. */
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
