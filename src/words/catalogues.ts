// One lazy line a game: its words are loaded when it is opened. An 18xx game without a line speaks in the words of all.

import { railOf } from '../kernel/index.ts';
import { loadGame } from '../titles/registry.ts';
import type { AnyCatalogue } from './catalogue.ts';
import type { Lang } from './phrases.ts';

export type Catalogues = Readonly<Record<Lang, AnyCatalogue>>;

const catalogues: Readonly<Record<string, () => Promise<Catalogues>>> = {
  'chicago-express': async () => ({
    en: (await import('../titles/chicago-express/words/en.ts')).chicagoExpress,
    it: (await import('../titles/chicago-express/words/it.ts')).chicagoExpress,
  }),
  '1856': async () => ({
    en: (await import('../titles/1856/words/en.ts')).g1856,
    it: (await import('../titles/1856/words/it.ts')).g1856,
  }),
  '18mag': async () => ({
    en: (await import('../titles/18mag/words/en.ts')).g18mag,
    it: (await import('../titles/18mag/words/it.ts')).g18mag,
  }),
  '1862': async () => ({
    en: (await import('../titles/1862/words/en.ts')).g1862,
    it: (await import('../titles/1862/words/it.ts')).g1862,
  }),
  '1865': async () => ({
    en: (await import('../titles/1865/words/en.ts')).g1865,
    it: (await import('../titles/1865/words/it.ts')).g1865,
  }),
};

/** Undefined where nobody has written words for a game yet. */
export const loadCatalogue = async (game: string): Promise<Catalogues | undefined> =>
  Object.hasOwn(catalogues, game) ? catalogues[game]!() : everyRailway(game);

async function everyRailway(id: string): Promise<Catalogues | undefined> {
  const game = await loadGame(id);
  const rail = game && railOf(game);
  if (!rail) return undefined;
  const { railCatalogue } = await import('./railCatalogue.ts');
  return { en: railCatalogue(rail, 'en'), it: railCatalogue(rail, 'it') };
}
