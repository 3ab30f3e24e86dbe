import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isInstalledByNpm } from '../../scripts/lib/install.mjs';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

type Packages = Readonly<Record<string, { readonly version?: string; readonly optional?: true }>>;
const wanted: Packages = {
  '': {},
  'node_modules/plain': { version: '1.0.0' },
  'node_modules/native': { version: '2.0.0' },
  'node_modules/elsewhere': { version: '3.0.0', optional: true },
};
const { 'node_modules/elsewhere': elsewhere, '': _, ...there } = wanted;

/** A checkout that needs these packages, with npm's record of the installed ones, or none; `files` are installed too. */
function checkout(record: Packages | null, files: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'binario-install-'));
  made.push(folder);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('package-lock.json', JSON.stringify({ packages: wanted }));
  if (record) write('node_modules/.package-lock.json', JSON.stringify({ packages: record }));
  for (const name of files) write(name, '');
  return folder;
}

test('what npm has installed by hand is taken as it is', () => {
  expect(isInstalledByNpm(checkout(there))).toBe(true);
});

test('something is missing, or of another version, or nothing is there', () => {
  expect(isInstalledByNpm(checkout(null))).toBe(false);
  expect(isInstalledByNpm(checkout({ 'node_modules/plain': { version: '1.0.0' } }))).toBe(false);
  expect(isInstalledByNpm(checkout({ ...there, 'node_modules/plain': { version: '1.0.1' } }))).toBe(false);
});

test('a package for another platform may be missing, and is not of another version', () => {
  expect(isInstalledByNpm(checkout({ ...there, 'node_modules/elsewhere': { ...elsewhere } }))).toBe(true);
  expect(isInstalledByNpm(checkout({ ...there, 'node_modules/elsewhere': { version: '3.1.0' } }))).toBe(false);
});

test('what is to be compiled is compiled', () => {
  const source = 'node_modules/native/binding.gyp';
  expect(isInstalledByNpm(checkout(there, [source]))).toBe(false);
  expect(isInstalledByNpm(checkout(there, [source, 'node_modules/native/build/Release/native.node']))).toBe(true);
});
