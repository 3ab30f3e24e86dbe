// One lazy line a game: the importers by the platform's titles.
import type { Core } from '../../engine/index.ts';
import type { Importer } from './importer.ts';

const importers: Readonly<Record<string, () => Promise<unknown>>> = {
  1856: async () => (await import('../../titles/1856/import18xx/index.ts')).importer1856,
  1862: async () => (await import('../../titles/1862/import18xx/index.ts')).importer1862,
  '18Mag': async () => (await import('../../titles/18mag/import18xx/index.ts')).importer18mag,
};

/** The importer of this title; undefined when there is none. */
export const loadImporter = async (title: string): Promise<Importer<Core> | undefined> =>
  Object.hasOwn(importers, title) ? ((await importers[title]!()) as Importer<Core>) : undefined;
