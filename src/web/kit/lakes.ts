// Lakes that divide a hex: water from one corner to the opposite one, between the two groups of its edges.
import type { HexFacts, HexId, MapFacts } from '../../engine/index.ts';
import { round } from '../board/geometry.ts';
import type { PictureLettering, PictureWater, Point } from '../board/picture.ts';
import { angleOf, towards } from '../board/tile/edges.ts';
import { UNIT } from '../board/tile/sizes.ts';
import { centreOfHex } from './centreOfHex.ts';

const known = new WeakMap<MapFacts, readonly PictureWater[]>();

/** The lakes of a map; one list per map. */
export function lakesOf(map: MapFacts): readonly PictureWater[] {
  const lakes = known.get(map) ?? dividedIn(map).map((facts) => lakeOf(map, facts));
  known.set(map, lakes);
  return lakes;
}

export const lakeNames = (map: MapFacts, names: Readonly<Record<HexId, string>>): PictureLettering[] =>
  dividedIn(map).flatMap((facts): PictureLettering[] => {
    const name = names[facts.id];
    if (name === undefined) return [];
    const [from, to] = endsOf(map, facts);
    const { x, y } = centreOfHex(map, facts.id);
    const tilt = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    // keeps the name from standing upside down
    const turn = round(tilt > 90 ? tilt - 180 : tilt < -90 ? tilt + 180 : tilt);
    return [{ text: [name], x, y: y + 4, turn, kind: 'lake' }];
  });

const dividedIn = ({ hexes }: MapFacts): HexFacts[] =>
  Object.values(hexes).filter((hex) => hex.partition !== undefined);

/** Widths of a lake along its course, to each side, with a narrow place in the middle. */
const shape = [
  [0.1, 0.05, 0.06],
  [0.3, 0.17, 0.13],
  [0.52, 0.1, 0.15],
  [0.74, 0.16, 0.18],
  [0.92, 0.06, 0.08],
] as const;

function lakeOf(map: MapFacts, facts: HexFacts): PictureWater {
  const { x, y } = centreOfHex(map, facts.id);
  const [from, to] = endsOf(map, facts);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const at = (along: number, aside: number): Point => ({
    x: round(x + (from.x + along * dx - (aside * dy) / long) * UNIT),
    y: round(y + (from.y + along * dy + (aside * dx) / long) * UNIT),
  });
  const outline = [
    at(0.02, 0),
    ...shape.map(([along, left]) => at(along, -left)),
    at(0.98, 0),
    ...shape.map(([along, , right]) => at(along, right)).reverse(),
  ];
  const path = rounded(outline);
  return { id: facts.id, area: path, shore: path };
}

/** The two corners where its groups of edges meet, for a radius of 1. */
function endsOf({ orientation }: MapFacts, { partition }: HexFacts): readonly [Point, Point] {
  const [side] = partition!;
  const isHere = (edge: number) => side.includes(((edge % 6) + 6) % 6);
  const corners = [0, 1, 2, 3, 4, 5].filter((edge) => isHere(edge) !== isHere(edge + 1));
  const [from, to] = corners.map((edge) => towards(angleOf(edge + 0.5, orientation), 1));
  return [from!, to!];
}

/** A line through the middle between neighbouring points, bending at the points. */
function rounded(points: readonly Point[]): string {
  const after = (i: number) => points[(i + 1) % points.length]!;
  const middle = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const bends = points.map((_, i) => {
    const bend = after(i);
    return `Q${bend.x} ${bend.y} ${middle(bend, after(i + 1))}`;
  });
  return `M${middle(points[0]!, after(0))}${bends.join('')}Z`;
}
