// Names in a table page's head the files it will need, so that the browser asks for all at once. The build's manifest
// lists them, with the script that starts a page with a board.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Bytes: a smaller chunk only leads on to a large one. */
const DOOR = 120;

/** Addresses of files. */
export interface Needed {
  readonly styles: readonly string[];
  readonly code: readonly string[];
}

export interface PageHints {
  /** The files of a table's page, by the id of its game. */
  of(game: string): Needed;
  /** The script of a first board: src/web/firstBoard/showFirstBoard.ts. */
  readonly first: string | null;
}

export function pageHints(folder: string): PageHints {
  const file = join(folder, '.vite/manifest.json');
  const chunks: Readonly<Record<string, Chunk>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const keyOf = new Map(Object.entries(chunks).map(([key, { name }]) => [name, key]));
  const known = new Map<string, Needed>();
  // chunks loaded on demand that are only a line leading to one of the large files
  const doors = Object.keys(chunks).filter(
    (key) => chunks[key]!.isDynamicEntry && statSync(join(folder, chunks[key]!.file)).size < DOOR,
  );

  const withImports = (key: string, all: Set<string>): Set<string> => {
    if (all.has(key)) return all;
    all.add(key);
    for (const other of chunks[key]?.imports ?? []) withImports(other, all);
    return all;
  };

  const first = chunks['firstBoard/showFirstBoard.ts'];
  return { of, first: first ? `/${first.file}` : null };

  function of(game: string): Needed {
    const hints = known.get(game) ?? neededBy(game);
    known.set(game, hints);
    return hints;
  }

  function neededBy(game: string): Needed {
    const all = new Set<string>();
    for (const name of ['table', `game-${game}`]) {
      const key = keyOf.get(name);
      if (key !== undefined) withImports(key, all);
    }
    for (const key of doors) if (chunks[key]!.imports?.every((other) => all.has(other))) all.add(key);
    const needed = [...all].map((key) => chunks[key]!);
    return {
      styles: needed.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
      code: needed.map(({ file }) => `/${file}`),
    };
  }
}
