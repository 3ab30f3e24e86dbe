// Records of 18xx.games, read by the importers that titles bring.
import { foreignReader } from '../records/import18xx/import.ts';
import { titles } from './registry.ts';

export const { openForeign, importText } = foreignReader(
  Object.fromEntries(titles.flatMap(({ import18xx }) => (import18xx ? [[import18xx.name, import18xx.importer]] : []))),
);
