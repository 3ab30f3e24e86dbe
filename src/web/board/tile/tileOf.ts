// The picture of a hex's tile or print: drawn from its track, with the tokens and homes on it.
import { isNode, NODE, type NodeFacts, type TrackFacts } from '../../../engine/index.ts';
import { round } from '../geometry.ts';
import type { BoardPicture, CompanyMark } from '../picture.ts';
import { bridgesOf } from './crossings.ts';
import { type Curve, cutAt, pathOf, reversed } from './curve.ts';
import { cornersOfEdge, middleOfEdge } from './edges.ts';
import { type Layout, layoutOf, OFF } from './placeNodes.ts';
import { placeSigns, type Surroundings } from './placeSigns.ts';
import { UNIT } from './sizes.ts';
import { slotsAt, takesTokens } from './slots.ts';
import type { PictureBorder, PictureSlot, PictureStop, PictureTile, TileSign } from './tilePicture.ts';

type Shape = BoardPicture['shape'];

export interface TileNews extends Surroundings {
  /** The hex, as in the names of its pieces and stops. */
  readonly hex: string;
  readonly signs: readonly TileSign[];
  /** Holders of the slots of each node. */
  readonly tokens?: readonly (readonly (CompanyMark | null)[])[];
  /** By node: the companies whose home it is. A company that may choose among a hex's cities is listed at the first. */
  readonly awaits?: readonly (readonly CompanyMark[])[];
  readonly borders?: readonly { readonly edge: number; readonly kind: string; readonly cost?: string }[];
  readonly tried?: boolean;
}

export function tileOf(hexTrack: TrackFacts, news: TileNews): PictureTile {
  const { shape, hex, signs, borders = [], tried = false } = news;
  const layout = layoutOf(hexTrack, shape);
  return {
    colour: hexTrack.colour,
    tracks: tracksOf(hexTrack, layout).map((track, i) => ({ id: `${hex}:${i}`, ...track })),
    stops: hexTrack.nodes.flatMap((node, i) =>
      node.kind === 'offboard' ? [] : [stopOf(node, i, hexTrack, layout, news)],
    ),
    labels: placeSigns(signs, hexTrack, layout, news),
    borders: borders.map((border) => borderOf(border, shape)),
    ...(tried ? { tried: true } : {}),
  };
}

type Track = Omit<PictureTile['tracks'][number], 'id'>;

const known = new WeakMap<TrackFacts, { readonly layout: Layout; readonly tracks: readonly Track[] }>();

/** Computed once per track, whatever its hex. */
function tracksOf(hexTrack: TrackFacts, layout: Layout): readonly Track[] {
  const before = known.get(hexTrack);
  if (before?.layout === layout) return before.tracks;
  const tracks = drawn(hexTrack, layout);
  known.set(hexTrack, { layout, tracks });
  return tracks;
}

function drawn(hexTrack: TrackFacts, layout: Layout): readonly Track[] {
  const bridges = bridgesOf(hexTrack.paths, layout.tracks);
  return hexTrack.paths.map(([a, b], i) => {
    const off = [a, b].some((end) => isNode(end) && hexTrack.nodes[end - NODE]?.kind === 'offboard');
    const curve = layout.tracks[i]!;
    const way = off ? cutAt(isNode(a) ? reversed(curve) : curve, OFF)[0] : curve;
    const sea = hexTrack.colour === 'blue' && !isNode(a) && !isNode(b);
    return {
      path: pathOf(way, UNIT),
      ...(bridges[i]!.length > 0 && !sea ? { bridges: bridges[i]!.map((part) => pathOf(part, UNIT)) } : {}),
      ...(off ? { point: pointed(way) } : {}),
      ...(sea ? { sea } : {}),
    };
  });
}

/** An arrow, broad at the edge and sharp towards the middle. */
function pointed([from, , , to]: Curve): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [(-(to.y - from.y) / long) * BROAD, ((to.x - from.x) / long) * BROAD];
  const at = (x: number, y: number) => `${round(x * UNIT)} ${round(y * UNIT)}`;
  return `M${at(from.x + nx, from.y + ny)}L${at(to.x, to.y)}L${at(from.x - nx, from.y - ny)}Z`;
}
const BROAD = 0.075;

function stopOf(node: NodeFacts, i: number, hexTrack: TrackFacts, layout: Layout, news: TileNews): PictureStop {
  const at = layout.nodes[i]!;
  const exits = hexTrack.paths.filter((path) => path.includes(NODE + i)).length;
  return {
    id: `${news.hex}.${i}`,
    kind: node.kind === 'offboard' || (node.kind === 'town' && exits === 2) ? 'bar' : node.kind,
    x: round(at.x * UNIT),
    y: round(at.y * UNIT),
    turn: round((at.turn * 180) / Math.PI),
    slots: takesTokens(node) ? slotsOf(node, i, layout, news) : [],
  };
}

function slotsOf({ slots }: NodeFacts, i: number, layout: Layout, { tokens, awaits }: TileNews): PictureSlot[] {
  const at = layout.nodes[i]!;
  const here = tokens?.[i] ?? [];
  const free = Array.from({ length: slots }, (_, slot) => slot).filter((slot) => !here[slot]);
  const expected = awaits?.[i] ?? [];
  return slotsAt(at, at.turn, slots).map(({ x, y }, slot) => {
    const company = here[slot];
    const place = free.indexOf(slot);
    // the last free slot is marked for all companies still expected
    const waits = place < 0 ? [] : place === free.length - 1 ? expected.slice(place) : expected.slice(place, place + 1);
    return {
      x: round(x * UNIT),
      y: round(y * UNIT),
      ...(company ? { company } : {}),
      ...(waits.length > 0 ? { awaits: waits } : {}),
    };
  });
}

function borderOf({ edge, kind, cost }: NonNullable<TileNews['borders']>[number], shape: Shape): PictureBorder {
  const [from, to] = cornersOfEdge(edge, shape).map(({ x, y }) => `${round(x * UNIT)} ${round(y * UNIT)}`);
  const middle = middleOfEdge(edge, shape);
  return {
    path: `M${from}L${to}`,
    kind,
    ...(cost ? { cost: { text: cost, x: round(middle.x * UNIT), y: round(middle.y * UNIT) } } : {}),
  };
}
