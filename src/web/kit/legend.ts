// The legend of a map: a line for each sign that occurs on it.
import type { MapFacts } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import { type MapLines, mapLines } from '../../words/web/map.ts';
import { commonLegend } from '../board/commonLegend.ts';
import type { Ground, LegendEntry } from '../board/picture.ts';
import type { PictureSlot, PictureStop } from '../board/tile/tilePicture.ts';
import type { RailFace } from './railFace.ts';
import { costSigns, isDrawn, markerSign } from './signs.ts';

const stop = (kind: PictureStop['kind'], slots: PictureStop['slots'] = []): PictureStop => ({
  id: '',
  kind,
  x: 0,
  y: 0,
  turn: 0,
  slots,
});
const slot = { x: 0, y: 0 };

type Lines = MapLines['legend'];
/** A test if a map has the sign, and its line. */
type Line = readonly [is: (map: MapFacts) => boolean, entry: (l: Lines, map: MapFacts) => LegendEntry];

const hexes = (map: MapFacts) => Object.values(map.hexes);
const hasNode = (kind: string) => (map: MapFacts) => hexes(map).some(({ nodes }) => nodes.some((n) => n.kind === kind));
const hasBorder = (kind: string) => (map: MapFacts) =>
  hexes(map).some(({ borders = [] }) => borders.some((border) => border.kind === kind));
const hasColour = (colour: string) => (map: MapFacts) => hexes(map).some((hex) => hex.colour === colour);
const labelOf = (map: MapFacts): string | undefined =>
  [...hexes(map), ...Object.values(map.tiles)].find(({ label }) => label)?.label;

const lines: readonly Line[] = [
  [hasNode('city'), (l) => ({ sign: 'stop', stop: stop('city', [slot]), text: l.city })],
  [hasNode('town'), (l) => ({ sign: 'stop', stop: stop('town'), text: l.town })],
  [hasNode('town'), (l) => ({ sign: 'stop', stop: stop('bar'), text: l.bar })],
  [
    (map) => hexes(map).some(({ nodes }) => nodes.filter(({ kind }) => kind === 'town').length > 1),
    (l) => ({ sign: 'stop', stop: { ...stop('town'), x: -10 }, also: { ...stop('town'), x: 10 }, text: l.towns }),
  ],
  [
    (map) => hexes(map).some(({ nodes }) => nodes.some(({ kind, slots }) => kind === 'mine' && slots === 0)),
    (l) => ({ sign: 'stop', stop: stop('mine'), text: l.mine }),
  ],
  [() => true, (l) => ({ sign: 'label', label: { kind: 'value', text: '20' }, text: l.value })],
  [
    (map) => hexes(map).some(({ nodes }) => nodes.some(({ value }) => typeof value !== 'number')),
    (l) => ({
      sign: 'label',
      label: {
        kind: 'columns',
        columns: [
          { id: 'yellow', text: '20', now: true },
          { id: 'brown', text: '40', now: false },
        ],
      },
      text: l.columns,
    }),
  ],
  [
    (map) => labelOf(map) !== undefined,
    (l, map) => ({ sign: 'label', label: { kind: 'label', text: labelOf(map)!, later: false }, text: l.label }),
  ],
  [
    (map) => hexes(map).some(({ futureLabel }) => futureLabel !== undefined),
    (l, map) => ({
      sign: 'label',
      label: {
        kind: 'label',
        text: hexes(map).find(({ futureLabel }) => futureLabel)!.futureLabel!.label,
        later: true,
      },
      text: l.later,
    }),
  ],
  [(map) => hexes(map).some(isDrawn), (l) => ({ sign: 'ground', ground: 'mountain', text: l.bare })],
  [() => true, (l, map) => ({ sign: 'tiles', grounds: coloursOf(map), text: l.tiles })],
  [hasColour('gray'), (l) => ({ sign: 'ground', ground: 'gray', text: l.gray })],
  [hasColour('blue'), (l) => ({ sign: 'ground', ground: 'water', text: l.water })],
  [hasNode('offboard'), (l) => ({ sign: 'ground', ground: 'red', text: l.offboard })],
  [hasNode('offboard'), (l) => ({ sign: 'track', track: 'off', text: l.off })],
  [() => true, (l) => ({ sign: 'track', track: 'bridge', text: l.bridge })],
  [hasNode('port'), (l) => ({ sign: 'stop', stop: stop('port'), text: l.port })],
  [hasBorder('impassable'), (l) => ({ sign: 'border', border: 'impassable', text: l.impassable })],
  [hasBorder('divider'), (l) => ({ sign: 'border', border: 'divider', text: l.divider })],
];

const colours = ['yellow', 'green', 'brown', 'gray'] as const;
const coloursOf = (map: MapFacts): readonly Ground[] =>
  colours.filter((colour) => Object.values(map.tiles).some((tile) => tile.colour === colour));

/** A line for each kind of terrain with a cost, on hexes and on tiles. */
function costLines(map: MapFacts, l: Lines): readonly LegendEntry[] {
  const written = [
    ...hexes(map).flatMap((hex) => (hex.terrain ? costSigns(hex.terrain, isDrawn(hex)) : [])),
    ...Object.values(map.tiles).flatMap(({ upgradeTerrain }) => costSigns(upgradeTerrain, false)),
  ];
  return Object.entries(l.costs).flatMap(([kind, text]): LegendEntry[] => {
    const sign = written.find((one) => one.kind === 'cost' && one.terrains[0] === kind);
    return sign ? [{ sign: 'label', label: sign, text }] : [];
  });
}

/** Lines for printed icons, taken ports and closed hexes. */
function iconLines<S extends RailState>(face: RailFace<S>, s: S, l: Lines): readonly LegendEntry[] {
  const printed = face.mark ? [] : hexes(face.game.map(s)).flatMap(({ icons = [] }) => icons);
  const markers = face.game.markers(s);
  const port = markers.find((marker) => marker.kind === 'port');
  const closed = markers.find((marker) => marker.kind !== 'port');
  return [
    ...Object.entries(l.icons)
      .filter(([icon]) => printed.includes(icon))
      .map(([icon, text]): LegendEntry => ({ sign: 'label', label: { kind: 'icon', icon }, text })),
    ...(port ? [{ sign: 'label' as const, label: markerSign(port, face.marks), text: l.portOf }] : []),
    ...(closed ? [{ sign: 'label' as const, label: markerSign(closed, face.marks), text: l.closed }] : []),
  ];
}

export function legendOf<S extends RailState>(face: RailFace<S>, s: S, lang: Lang): readonly LegendEntry[] {
  const l = mapLines[lang].legend;
  const map = face.game.map(s);
  const [home] = face.game.homes(s);
  const mark = home && face.marks[home.company];
  const [company] = Object.values(face.marks);
  const told = Object.entries(face.borders?.(lang) ?? {});
  const inSlot = (slot: PictureSlot, text: string): LegendEntry => ({ sign: 'stop', stop: stop('city', [slot]), text });
  return [
    ...(company ? [inSlot({ ...slot, company }, l.token)] : []),
    ...(mark ? [inSlot({ ...slot, awaits: [mark] }, l.home)] : []),
    ...lines.flatMap(([is, entry]) => (is(map) ? [entry(l, map)] : [])),
    ...costLines(map, l),
    ...iconLines(face, s, l),
    ...told.map(([border, { text }]): LegendEntry => ({ sign: 'border', border, text })),
    ...(face.legend?.(s, lang) ?? []),
    ...commonLegend(lang, true),
  ];
}
