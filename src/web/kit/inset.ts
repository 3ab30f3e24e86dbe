// A part of the map drawn away from its place, so that a long map fits a screen: its frame, and the lettering of sea
// links that it cuts.
import { type HexId, isNode, type MapFacts, neighbour, opposite } from '../../engine/index.ts';
import type { RailState, Table } from '../../kernel/index.ts';
import { round } from '../board/geometry.ts';
import type { BoardPicture, PictureLettering, Point } from '../board/picture.ts';
import { APOTHEM, angleOf, towards } from '../board/tile/edges.ts';
import { UNIT } from '../board/tile/sizes.ts';
import { centreOfHex } from './centreOfHex.ts';
import type { RailFace } from './railFace.ts';

/** The columns and half rows by which a hex is moved. */
export function shiftOf<S extends RailState>(face: RailFace<S>, t: Table, hex: HexId): readonly [number, number] {
  const inset = face.inset?.(t);
  return inset?.hexes.has(hex) ? inset.by : [0, 0];
}

/** The middle of a hex in the picture. */
export function centreIn<S extends RailState>(face: RailFace<S>, t: Table, hex: HexId): Point {
  const map = face.game.map(t);
  const { x, y } = centreOfHex(map, hex);
  const [letters, numbers] = shiftOf(face, t, hex);
  const [long, short] = [round(1.5 * UNIT * letters), round(APOTHEM * UNIT * numbers)];
  return map.orientation === 'flat' ? { x: x + long, y: y + short } : { x: x + short, y: y + long };
}

type Frame = BoardPicture['frame'];

/** A frame around these hexes, with some room. */
export function frameAround<S extends RailState>(
  face: RailFace<S>,
  t: Table,
  hexes: readonly HexId[],
  margin: number,
): Frame {
  const centres = hexes.map((hex) => centreIn(face, t, hex));
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [w, h] = face.game.map(t).orientation === 'flat' ? [UNIT, UNIT * APOTHEM] : [UNIT * APOTHEM, UNIT];
  const [x, y] = [Math.min(...xs) - w - margin, Math.min(...ys) - h - margin];
  return { x, y, width: Math.max(...xs) + w + margin - x, height: Math.max(...ys) + h + margin - y };
}

/** Names the far end of each cut link at both sides of the cut. */
export function cutLinks<S extends RailState>(face: RailFace<S>, t: Table): PictureLettering[] {
  if (!face.inset?.(t)) return [];
  const map = face.game.map(t);
  const here = (hex: HexId) => String(shiftOf(face, t, hex));
  return Object.values(map.hexes).flatMap(({ id, colour, paths }) => {
    if (colour !== 'blue') return [];
    return paths.flatMap((ends) =>
      ends.flatMap((edge) => {
        const other = isNode(edge) ? null : neighbour(map, id, edge);
        if (other === null || here(other) === here(id)) return [];
        return [
          letteringAt(face, t, id, edge, farEnd(map, other, opposite(edge))),
          letteringAt(face, t, other, opposite(edge), farEnd(map, id, edge)),
        ];
      }),
    );
  });
}

/** The place at the end of a link that enters this hex over this edge. */
function farEnd(map: MapFacts, hex: HexId, edge: number): string {
  const facts = map.hexes[hex]!;
  const [on] = facts.paths.find((ends) => ends.includes(edge))?.filter((end) => end !== edge) ?? [];
  const next = facts.colour === 'blue' && on !== undefined ? neighbour(map, hex, on) : null;
  return next === null ? (facts.name ?? hex) : farEnd(map, next, opposite(on!));
}

function letteringAt<S extends RailState>(
  face: RailFace<S>,
  t: Table,
  hex: HexId,
  edge: number,
  name: string,
): PictureLettering {
  const { x, y } = centreIn(face, t, hex);
  const angle = angleOf(edge, face.game.map(t).orientation);
  const out = towards(angle, APOTHEM * UNIT + 11);
  const text = `→ ${name}`;
  // beside a slanted side the text moves away from the hex
  const aside = Math.cos(angle) * text.length * 3.6;
  return { text: [text], x: round(x + out.x + aside), y: round(y + out.y + 4), kind: 'link' };
}

export const insetsOf = <S extends RailState>(face: RailFace<S>, t: Table): readonly Frame[] => {
  const inset = face.inset?.(t);
  return inset ? [frameAround(face, t, [...inset.hexes], INSIDE)] : [];
};
const INSIDE = 24;
