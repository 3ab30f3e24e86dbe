// The legend of a map: a line for each sign that there is on it.
import type { MapFacts } from '../../../engine/index.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { type MapLines, mapLines } from '../../../i18n/web/map.ts';
import type { RailState } from '../../../kernel/index.ts';
import type { LegendEntry } from '../../board/picture.ts';
import type { PictureStop } from '../../board/tile/tilePicture.ts';
import type { RailFace } from './railFace.ts';
import { isDrawn } from './signs.ts';

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
/** What a map has, and how it is told. */
type Line = readonly [is: (map: MapFacts) => boolean, entry: (l: Lines) => LegendEntry];

const hexes = (map: MapFacts) => Object.values(map.hexes);
const hasNode = (kind: string) => (map: MapFacts) => hexes(map).some(({ nodes }) => nodes.some((n) => n.kind === kind));
const hasBorder = (kind: string) => (map: MapFacts) =>
  hexes(map).some(({ borders = [] }) => borders.some((border) => border.kind === kind));

const lines: readonly Line[] = [
  [hasNode('city'), (l) => ({ sign: 'stop', stop: stop('city', [slot]), text: l.city })],
  [hasNode('town'), (l) => ({ sign: 'stop', stop: stop('town'), text: l.town })],
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
    (map) => hexes(map).some(({ futureLabel }) => futureLabel !== undefined),
    (l) => ({ sign: 'label', label: { kind: 'label', text: 'L', later: true }, text: l.later }),
  ],
  [
    (map) => hexes(map).some((hex) => hex.terrain !== undefined && !isDrawn(hex)),
    (l) => ({ sign: 'label', label: { kind: 'cost', terrains: ['water'], text: '40' }, text: l.cost }),
  ],
  [(map) => hexes(map).some(isDrawn), (l) => ({ sign: 'ground', ground: 'mountain', text: l.bare })],
  [hasNode('offboard'), (l) => ({ sign: 'ground', ground: 'red', text: l.offboard })],
  [hasNode('port'), (l) => ({ sign: 'stop', stop: stop('port'), text: l.port })],
  [hasBorder('impassable'), (l) => ({ sign: 'border', border: 'impassable', text: l.impassable })],
];

export function legendOf<S extends RailState>(face: RailFace<S>, s: S, lang: Lang): readonly LegendEntry[] {
  const l = mapLines[lang].legend;
  const map = face.game.map(s);
  const [home] = face.game.homes(s);
  const mark = home && face.marks[home.company];
  const told = Object.entries(face.borders?.(lang) ?? {});
  return [
    ...(mark ? [{ sign: 'stop' as const, stop: stop('city', [{ ...slot, awaits: [mark] }]), text: l.home }] : []),
    ...lines.flatMap(([is, entry]) => (is(map) ? [entry(l)] : [])),
    ...told.map(([border, { text }]): LegendEntry => ({ sign: 'border', border, text })),
    ...(face.legend?.(s, lang) ?? []),
  ];
}
