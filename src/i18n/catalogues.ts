// One lazy line a game: its words are loaded when it is opened. An 18xx game without a line speaks in the words of all.

import { loadGame } from '../games/registry.ts';
import { railOf } from '../kernel/index.ts';
import type { AnyCatalogue } from './catalogue.ts';
import type { Lang } from './phrases.ts';

export type Catalogues = Readonly<Record<Lang, AnyCatalogue>>;

const catalogues: Readonly<Record<string, () => Promise<Catalogues>>> = {
  'chicago-express': async () => ({
    en: (await import('./en/chicagoExpress.ts')).chicagoExpress,
    it: (await import('./it/chicagoExpress.ts')).chicagoExpress,
  }),
  '1856': async () => ({
    en: (await import('./en/g1856.ts')).g1856,
    it: (await import('./it/g1856.ts')).g1856,
  }),
  '18mag': async () => ({
    en: (await import('./en/g18mag.ts')).g18mag,
    it: (await import('./it/g18mag.ts')).g18mag,
  }),
  '1862': async () => ({
    en: (await import('./en/g1862.ts')).g1862,
    it: (await import('./it/g1862.ts')).g1862,
  }),
  '1865': async () => ({
    en: (await import('./en/g1865.ts')).g1865,
    it: (await import('./it/g1865.ts')).g1865,
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
