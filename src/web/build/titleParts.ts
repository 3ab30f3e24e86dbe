// A Vite plugin: keeps the parts of titles that a bundle never loads out of it. Each would be built all the same, since
// src/titles/list.ts leads to every part.
import type { Plugin } from 'vite';

const TITLE = /\/src\/titles\/[^/]+\/title\.ts$/;
/** Stands in the title itself. */
const COVER = './words/cover.ts';

/** `loaded`: how the paths of those parts begin, as `title.ts` imports them; `more`: by the name of a program, its own. */
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
