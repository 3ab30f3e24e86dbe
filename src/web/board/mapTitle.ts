// The title on a game's map: its name and its land.
import { titleOf } from '../../titles/registry.ts';
import type { Lang } from '../../words/phrases.ts';

export const mapTitle = ({ id, name }: { readonly id: string; readonly name: string }, lang: Lang): string =>
  [name, titleOf(id)?.cover.words?.[lang].land ?? ''].join(' ').trim();
