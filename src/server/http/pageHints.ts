// What a page of a table will need is named in its head, so that the browser asks for all of it at once and not for one
// file after the other. The build tells which files these are, and with which one a page begins that brings its board.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Bytes. */
const DOOR = 120;

/** Addresses. */
export interface Needed {
  readonly styles: readonly string[];
  readonly code: readonly string[];
}

export interface PageHints {
  /** For the page of a table, by the id of its game. */
  of(game: string): Needed;
  /** The script of a first board: src/web/first/first.ts. */
  readonly first: string | null;
}

export function pageHints(folder: string): PageHints {
  const file = join(folder, '.vite/manifest.json');
  const chunks: Readonly<Record<string, Chunk>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const keyOf = new Map(Object.entries(chunks).map(([key, { name }]) => [name, key]));
  const known = new Map<string, Needed>();
  // what is fetched when it is asked for, and is then only a line that leads to one of the large files
  const doors = Object.keys(chunks).filter(
    (key) => chunks[key]!.isDynamicEntry && statSync(join(folder, chunks[key]!.file)).size < DOOR,
  );

  const withImports = (key: string, all: Set<string>): Set<string> => {
    if (all.has(key)) return all;
    all.add(key);
    for (const other of chunks[key]?.imports ?? []) withImports(other, all);
    return all;
  };

  const first = chunks['first/first.ts'];
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
