import { describe, expect, test } from 'vitest';
import { goldenAt, goldensOf } from '../../../tests/support/goldenAt.ts';
import { gameIds, loadGame } from '../../titles/registry.ts';
import { wordsFor } from '../../titles/words.ts';
import type { BoardPicture, HexPart, LegendEntry } from '../board/picture.ts';
import type { PictureStop, TileSign } from '../board/tile/tilePicture.ts';
import { loadFace } from './face.ts';

const ofSign = (sign: TileSign): string[] => {
  if (sign.kind === 'cost') return sign.terrains.map((terrain) => `cost ${terrain}`);
  if (sign.kind === 'icon') return [sign.company ? 'port with a token' : `icon ${sign.icon}`];
  if (sign.kind === 'label') return [sign.later ? 'later label' : 'label'];
  // names explain themselves, and coordinates are a layer switched on by that word
  return sign.kind === 'name' || sign.kind === 'id' ? [] : [sign.kind];
};

const ofStop = ({ kind, slots }: PictureStop): string[] => [
  `stop ${kind}`,
  ...slots.flatMap(({ company, awaits = [] }) => [
    ...(company ? ['token'] : []),
    ...(awaits.length > 0 ? ['waiting home'] : []),
  ]),
];

const ofPart = (part: HexPart): string =>
  part.kind === 'figure' ? part.role : part.kind === 'site' ? part.site : part.kind;

/** The signs visible on a board. */
function seenOn({ hexes }: BoardPicture): readonly string[] {
  return hexes.flatMap(({ ground, parts, tile }) => [
    ...(['mountain', 'forest', 'red', 'water'].includes(ground) ? [`ground ${ground}`] : []),
    ...(['yellow', 'green', 'brown', 'gray'].includes(ground) ? [`tile ${ground}`] : []),
    ...parts.map(ofPart),
    ...(tile?.labels ?? []).flatMap(ofSign),
    ...(tile?.stops ?? []).flatMap(ofStop),
    ...((tile?.stops ?? []).filter(({ kind }) => kind === 'town').length > 1 ? ['two towns'] : []),
    // no line is drawn between the hexes of one area
    ...(tile?.borders ?? []).flatMap(({ kind }) => (kind === 'none' ? [] : [`border ${kind}`])),
    ...(tile?.tracks ?? []).flatMap(({ sea, point, bridges }) => [
      ...(sea ? ['sea'] : []),
      ...(point ? ['off'] : []),
      ...(bridges ? ['bridge'] : []),
    ]),
  ]);
}

function toldBy(entry: LegendEntry): readonly string[] {
  if (entry.sign === 'ground') return [`ground ${entry.ground}`, ...(entry.ground === 'gray' ? ['tile gray'] : [])];
  if (entry.sign === 'tiles') return entry.grounds.map((ground) => `tile ${ground}`);
  if (entry.sign === 'part') return [ofPart(entry.part)];
  if (entry.sign === 'label') return ofSign(entry.label);
  if (entry.sign === 'stop') return [...ofStop(entry.stop), ...(entry.also ? ['two towns'] : [])];
  if (entry.sign === 'border') return [`border ${entry.border}`];
  if (entry.sign === 'track') return [entry.track];
  return entry.sign === 'company' ? ['token'] : [];
}

describe('the legend of a map', () => {
  test.each(gameIds)('%s: every sign of its boards stands in it, once, in both languages', async (id) => {
    const game = (await loadGame(id))!;
    for (const golden of goldensOf(id).slice(0, 4))
      for (const at of [0, 40, Infinity]) {
        const state = goldenAt(game, golden, at);
        const face = await loadFace(id, state as never);
        const [en, it] = await Promise.all(
          (['en', 'it'] as const).map(async (lang) => face.picture!(state, await wordsFor(game, lang, []), lang)),
        );
        const told = new Set(en!.legend.flatMap(toldBy));
        expect([...new Set(seenOn(en!))].filter((sign) => !told.has(sign))).toEqual([]);
        expect(it!.legend.map(({ sign }) => sign)).toEqual(en!.legend.map(({ sign }) => sign));
        for (const { legend } of [en!, it!]) expect(new Set(legend.map(({ text }) => text)).size).toBe(legend.length);
        const signs = new Set(en!.legend.map(({ sign }) => sign));
        expect(
          ['mark', ...(face.track ? ['run', 'hand', 'layer'] : [])].filter((sign) => !signs.has(sign as never)),
        ).toEqual([]);
      }
  });
});
