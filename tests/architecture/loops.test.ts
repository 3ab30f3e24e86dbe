// Forbids endless loops in tests: a broken rule must fail a test, not hang it. Reading a `while` does not show whether
// it ends, so tests have none: uncounted loops go through `upTo` or `repeatWhile`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Tests and their own helpers. */
const ofTests = /^tests\/.*\.ts$|^src\/.*(\.test\.tsx?|\/testing\/.*\.ts)$/;

const files = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((f) => `${folder}/${f}`),
  )
  .filter((file) => ofTests.test(file));

/** `while (`, and `for (` without an end. */
const endless = /^(?!\s*(\/\/|\*|\/\*)).*(\bwhile \(|\bfor \([^;)]*;\s*;)/;

const offences = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, i) => (endless.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : []));

test('tests have no loop without a bound', () => {
  const all = files.flatMap((file) => offences(file, readFileSync(join(root, file), 'utf8')));
  expect(all).toEqual([]);
});

test('a loop without a bound would be found', () => {
  const loop = 'while';
  expect(offences('x', `${loop} (true) {`)).toEqual([`x:1 ${loop} (true) {`]);
  expect(offences('x', 'for (;' + ';) {\nfor (let i = 0; ' + '; i++) {')).toHaveLength(2);
  expect(offences('x', `for (const one of all) {\n// ${loop} (it lasts)`)).toEqual([]);
});
