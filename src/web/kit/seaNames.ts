// The names of the waters beside a map.
import type { MapFacts } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import type { PictureLettering } from '../board/picture.ts';
import { centreOfHex } from './centreOfHex.ts';
import type { RailFace } from './railFace.ts';

export const seaNames = <S extends RailState>(
  { seas = [] }: RailFace<S>,
  map: MapFacts,
  lang: Lang,
): PictureLettering[] =>
  seas.flatMap(({ name }): PictureLettering[] => {
    if (!name) return [];
    const [letter, number] = name.at;
    return [{ text: [name[lang]], ...centreOfHex(map, `${String.fromCharCode(65 + letter)}${number}`), kind: 'water' }];
  });
