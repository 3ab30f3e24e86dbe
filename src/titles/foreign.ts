// Reads records of 18xx.games with the importers of the titles.
import { foreignReader } from '../records/import18xx/import.ts';
import { titles } from './registry.ts';

export const { openForeign, importText } = foreignReader(
  Object.fromEntries(titles.flatMap(({ import18xx }) => (import18xx ? [[import18xx.name, import18xx.importer]] : []))),
);
