// No loop of a test can run for ever: a rule that is broken turns a test red, and does not make it hang. Whether a `while`
// ends cannot be told by reading it, so tests have none: what is not counted goes through `upTo` or `repeatWhile`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Tests and what only they use. */
const ofTests = /^tests\/.*\.ts$|^src\/.*(\.test\.tsx?|\/testing\/.*\.ts)$/;

const files = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((f) => `${folder}/${f}`),
  )
  .filter((file) => ofTests.test(file));

/** `while (`, and `for (` that names no end. */
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
