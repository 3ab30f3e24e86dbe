// What the waters beside a map are called.
import type { MapFacts } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import { mapLines } from '../../words/web/map.ts';
import type { PictureLettering } from '../board/picture.ts';
import { centreOfHex } from './centreOfHex.ts';
import type { RailFace } from './railFace.ts';

export const seaNames = <S extends RailState>(
  { seas = [] }: RailFace<S>,
  map: MapFacts,
  lang: Lang,
): PictureLettering[] =>
  seas.flatMap(({ id, nameAt }): PictureLettering[] => {
    const name = mapLines[lang].waters[id];
    if (!nameAt || name === undefined) return [];
    const [letter, number] = nameAt;
    return [{ text: [name], ...centreOfHex(map, `${String.fromCharCode(65 + letter)}${number}`), kind: 'water' }];
  });
