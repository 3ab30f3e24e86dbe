// A Vite plugin: leaves out the title parts that a bundle never loads. Otherwise all would be built, since
// src/titles/list.ts leads to every part.
import type { Plugin } from 'vite';

const TITLE = /\/src\/titles\/[^/]+\/title\.ts$/;
/** The part that stands in the title itself. */
const COVER = './words/cover.ts';

/** `loaded`: prefixes of the loaded parts' paths in `title.ts`; `more`: further ones for certain entries, by name. */
export const titleParts = (
  loaded: readonly string[],
  more: Readonly<Record<string, readonly string[]>> = {},
): Plugin => {
  let parts = loaded;
  return {
    name: 'binario-title-parts',
    apply: 'build',
    enforce: 'pre',
    buildStart({ input }) {
      const entries = Object.values(input).join('');
      const own = Object.keys(more).filter((name) => entries.includes(name));
      parts = [...loaded, ...own.flatMap((name) => more[name]!)];
    },
    resolveId(path, importer) {
      if (!importer || !TITLE.test(importer) || !path.startsWith('./') || path === COVER) return null;
      return parts.some((part) => path.startsWith(`./${part}`)) ? null : { id: path, external: true };
    },
  };
};
