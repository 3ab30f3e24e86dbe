// The drawing itself, sheet upon sheet: paper, ground, water, lines, faces, names of waters, and touch targets.
import { panelLines } from '../../words/web/panels.ts';
import styles from './board.module.css';
import { companyOnMap, reachedHexes } from './companyOnMap.ts';
import { hexFace } from './hexFace.ts';
import { hexGround } from './hexGround.ts';
import { legendOnMap } from './legendSign.ts';
import { hexCoordinates, lettering } from './lettering.ts';
import { paper } from './paper.ts';
import type { BoardPicture, Marks, PictureHex } from './picture.ts';
import { hexRings, placeNames, stopRings } from './rings.ts';
import { type Drawn, el, memoDrawn, type SvgNode } from './svg/node.ts';
import { targets, touchablePieces } from './targets.ts';
import { drawRuns } from './tile/runs.ts';
import { tileInHand } from './tile/tileInHand.ts';
import { tileTracks } from './tile/tileTracks.ts';
import { trackLine } from './trackLine.ts';

export interface Shown {
  readonly picture: BoardPicture;
  readonly marks: Marks;
  /** Describes this board to readers who do not see it. */
  readonly label: string;
  /** Written on the sheet where there is room. */
  readonly title: string | undefined;
  /** True if each hex shows its coordinates. */
  readonly coordinates: boolean;
  readonly isPickable: boolean;
}

/** Hexes per band: short bands repaint few hexes in vain, but every band has a cost of its own. */
const LONG = 16;

const NO_MARKS: Marks = new Map();

/** The sheets of a board, moved together through the first element of each. `stop`: the hex where the Tab key stops. */
export function sheets(shown: Shown, stop: string, prefix: string): readonly SvgNode[] {
  const { picture, marks, label, isPickable } = shown;
  const name = `${label}. ${panelLines[picture.lang].board.keys}`;
  const touched = el('g', {}, targets(picture, marks, stop, isPickable), touchablePieces(picture));
  return [...lookedAt(shown, prefix), el('svg', { class: styles.drawing, role: 'group', 'aria-label': name }, touched)];
}

/** The sheets without touch targets. */
export function lookedAt(shown: Omit<Shown, 'label' | 'isPickable'>, prefix: string): readonly SvgNode[] {
  const { picture, marks } = shown;
  const places = !picture.touchable && placeNames(picture, marks);
  return drawn(shown, places, prefix).map((sheet) =>
    el('svg', { class: styles.drawing, 'aria-hidden': true }, el('g', {}, sheet)),
  );
}

/** The whole map on one sheet. */
export const wholeMap = (picture: BoardPicture, title: string, prefix: string): readonly SvgNode[] =>
  drawn({ picture, title, marks: NO_MARKS, coordinates: false }, null, prefix).map((sheet) =>
    el('g', { 'aria-hidden': true }, sheet),
  );

/** The content of each sheet. */
function drawn(
  { picture, marks, title, coordinates }: Parameters<typeof lookedAt>[0],
  places: Drawn,
  prefix: string,
): readonly Drawn[] {
  const { radius, shape, layer, legendAt, lines, runs, hand } = picture;
  const bands = bandsOf(picture.hexes);
  return [
    paper(picture, prefix),
    ...bands.map((band) => band.map((hex) => hexGround(hex, radius, shape))),
    lettering(picture, title, prefix),
    [
      hexRings(picture, marks),
      layer && reachedHexes(layer, picture),
      legendAt && legendOnMap(picture, legendAt),
      lines.map(trackLine),
    ],
    ...bands.map((band) => band.map((hex) => hex.tile && settling(hex, picture, tracksOf(hex)))),
    runs && drawRuns(runs),
    ...bands.map((band) => band.map((hex) => settling(hex, picture, hexFace(hex, radius, edgeOf(hex, picture))))),
    [
      stopRings(picture, marks),
      coordinates && hexCoordinates(picture),
      places,
      layer && companyOnMap(layer),
      hand && tileInHand(hand, picture),
    ],
  ];
}

const bandsOf = (hexes: readonly PictureHex[]): readonly (readonly PictureHex[])[] =>
  Array.from({ length: Math.ceil(hexes.length / LONG) }, (_, at) => hexes.slice(at * LONG, (at + 1) * LONG));

const kept = memoDrawn<Drawn>();
const tracksOf = (hex: PictureHex): Drawn => hex.tile && kept(hex, [], () => tileTracks(hex, hex.tile!, hex.id));

/** Gives a new piece a new key, so that it is drawn afresh and seen to settle. */
const settling = ({ id }: PictureHex, { fresh }: BoardPicture, drawn: Drawn): Drawn =>
  fresh?.hexes.has(id) ? el('g', { key: `${id} ${fresh.at}`, class: styles.fresh }, drawn) : drawn;

function edgeOf({ x }: PictureHex, { frame, radius }: BoardPicture): 'left' | 'right' | undefined {
  if (x < frame.x + 2.5 * radius) return 'left';
  return x > frame.x + frame.width - 2.5 * radius ? 'right' : undefined;
}
