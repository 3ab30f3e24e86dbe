// Records of 18xx.games, read by the importers that titles bring.
import { foreignReader } from '../records/import18xx/import.ts';
import type { Importer } from '../records/import18xx/importer.ts';
import { titles } from './registry.ts';

/** The importer of what that platform calls so; undefined where there is none. */
export const loadImporter = async (name: string): Promise<Importer | undefined> =>
  titles.find(({ import18xx }) => import18xx?.name === name)?.import18xx?.importer();

export const { openForeign, importText } = foreignReader(loadImporter);
