// The positions of worked examples are stored for the rules page; each example checks its own.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { ExamplePosition } from '../../src/web/rules/examples/position.ts';
import type { Candidate } from './exampleTables.ts';

/** As stored: with the name of its test. */
interface Kept extends ExamplePosition {
  readonly test: string;
}

const folder = fileURLToPath(new URL('../../src/titles/', import.meta.url));
const files = new Map<string, Readonly<Record<string, Kept>>>();

/** Folder in which `npm run examples` gathers the positions from the tests. */
const gathered = process.env.BINARIO_EXAMPLES;
let count = 0;

/** `name`: the name of the test, with the number of the example as its first word. */
export function answersFor(name: string, candidates: readonly Candidate[]): void {
  const [, game, id, test] = /^(.+)-(X\d+) (.*)$/.exec(name) as unknown as [string, string, string, string];
  if (gathered) {
    const file = `${gathered}/${game}.${id}.${process.pid}-${++count}.json`;
    const position = candidates.find(({ opens }) => opens())?.position;
    const source = expect.getState().testPath;
    writeFileSync(file, JSON.stringify({ game, id, source, nth: count, position: position && { test, ...position } }));
    return;
  }
  const kept = positionsOf(game)[id];
  // an example of several tests has the position of the first with any
  if (kept?.test === test) {
    const { test: _, ...position } = kept;
    expect(
      candidates.map((one) => one.position),
      'npm run examples',
    ).toContainEqual(position);
  }
  if (!kept) expect(candidates.filter(({ opens }) => opens()).length, 'npm run examples').toBe(0);
}

function positionsOf(game: string): Readonly<Record<string, Kept>> {
  let all = files.get(game);
  if (!all) {
    const file = `${folder}${game}/examples/positions.json`;
    all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Kept>) : {};
    files.set(game, all);
  }
  return all;
}
