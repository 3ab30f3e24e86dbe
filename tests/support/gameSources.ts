// The sources of a game, without its tests: its own folder, and the parts of the kernel that it uses.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Effect, effectsOf } from './effects.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The statements by which the steps of this game have their effect. */
export function effectsOfGame(game: string): Effect[] {
  const sources = new Map<string, string>();
  const folder = `src/titles/${game}/rules/`;
  const own = readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => folder + file)
    .sort();
  for (const file of own) read(file, sources);
  return effectsOf(sources);
}

/** Imports that may have effects: those of types alone have none. */
const imports = /^(?:import|export)\s(?!type\b)[^']*?\bfrom '(\.[^']+)'/gm;

/** Reads a file and its imports from the kernel. */
function read(file: string, sources: Map<string, string>): void {
  if (sources.has(file)) return;
  const source = readFileSync(root + file, 'utf8');
  sources.set(file, source);
  for (const [, name] of source.matchAll(imports)) {
    const imported = join(dirname(file), name!);
    if (imported.startsWith('src/kernel/')) read(imported, sources);
  }
}
