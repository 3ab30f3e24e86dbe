// Water between and around hexes: its outline rounded as a map maker would, and the shore where land meets it.
import type { Cell } from '../../engine/index.ts';
import { centreAt, cornersOf, round } from './geometry.ts';
import type { PictureWater, Point } from './picture.ts';

interface Edge {
  readonly from: Point;
  readonly to: Point;
  /** True if land lies on its other side. */
  readonly shore: boolean;
}

const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;
const middle = (a: Point, b: Point): Point => ({ x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) });

/** A body of water that fills these cells of a flat-topped board; every other cell that `isLand` is its shore. */
export function waterOf(
  id: string,
  cells: readonly Omit<Cell, 'id'>[],
  isLand: (cell: Omit<Cell, 'id'>) => boolean,
  radius: number,
): PictureWater {
  const inside = new Set(cells.map(({ col, row }) => `${col},${row}`));
  const edges = cells.flatMap((cell) => edgesOf(cell, inside, isLand, radius));
  const loops = chained(edges);
  return { id, area: loops.map(rounded).join(''), shore: loops.flatMap(shoresOf).join('') };
}

/** The neighbour across each side, in the order of the corners. */
const across = (odd: boolean) =>
  odd
    ? ([
        [1, 1],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, 0],
      ] as const)
    : ([
        [1, 0],
        [0, 1],
        [-1, 0],
        [-1, -1],
        [0, -1],
        [1, -1],
      ] as const);

function edgesOf(
  cell: Omit<Cell, 'id'>,
  inside: ReadonlySet<string>,
  isLand: (cell: Omit<Cell, 'id'>) => boolean,
  radius: number,
): Edge[] {
  const odd = Math.abs(cell.col % 2) === 1;
  const corners = cornersOf(centreAtAnywhere(cell, odd, radius), radius, 'flat');
  return across(odd).flatMap(([dc, dr], i) => {
    const other = { col: cell.col + dc, row: cell.row + dr };
    if (inside.has(`${other.col},${other.row}`)) return [];
    return [{ from: corners[i]!, to: corners[(i + 1) % 6]!, shore: isLand(other) }];
  });
}

/** The centre of a cell, also west of the first column, where a remainder would be negative. */
const centreAtAnywhere = ({ col, row }: Omit<Cell, 'id'>, odd: boolean, radius: number): Point => {
  const { y } = centreAt({ id: '', col: odd ? 1 : 0, row }, radius);
  return { x: round(1.5 * radius * col), y };
};

/** Edges put end to end until each loop closes. */
function chained(edges: readonly Edge[]): Edge[][] {
  const from = new Map(edges.map((edge) => [keyOf(edge.from), edge]));
  const loops: Edge[][] = [];
  while (from.size > 0) {
    const loop: Edge[] = [];
    let edge = from.values().next().value;
    while (edge) {
      from.delete(keyOf(edge.from));
      loop.push(edge);
      edge = from.get(keyOf(edge.to));
    }
    loops.push(loop);
  }
  return loops;
}

/** A line through the middle of every edge, bending at the corners. */
function rounded(loop: readonly Edge[]): string {
  const mids = loop.map((edge) => middle(edge.from, edge.to));
  const bends = loop.map((edge, i) => {
    const mid = mids[(i + 1) % loop.length]!;
    return `Q${edge.to.x} ${edge.to.y} ${mid.x} ${mid.y}`;
  });
  return `M${mids[0]!.x} ${mids[0]!.y}${bends.join('')}Z`;
}

/** The parts of the outline beside land. */
function shoresOf(loop: readonly Edge[]): string[] {
  const first = loop.findIndex((edge, i) => edge.shore && !loop[(i + loop.length - 1) % loop.length]!.shore);
  if (first < 0) return loop[0]?.shore ? [rounded(loop)] : [];
  const turned = [...loop.slice(first), ...loop.slice(0, first)];
  const runs: Edge[][] = [];
  turned.forEach((edge, i) => {
    if (!edge.shore) return;
    if (i === 0 || !turned[i - 1]!.shore) runs.push([]);
    runs.at(-1)!.push(edge);
  });
  return runs.map((run) => {
    const start = middle(run[0]!.from, run[0]!.to);
    const bends = run.slice(1).map((edge) => {
      const mid = middle(edge.from, edge.to);
      return `Q${edge.from.x} ${edge.from.y} ${mid.x} ${mid.y}`;
    });
    return `M${start.x} ${start.y}${bends.join('')}`;
  });
}
