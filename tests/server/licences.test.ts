import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { licencesOf, packageOf } from '../../scripts/lib/licences.mjs';

const folder = mkdtempSync(join(tmpdir(), 'binario-licences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function packed(name: string, license: string, files: Readonly<Record<string, string>> = {}): string {
  const own = join(folder, 'node_modules', name);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name, version: '1.0.0', license, author: 'Ada <a@b.c>' }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(own, file), text);
  return own;
}

test('a package is told by its own words, by those at the end of its description, or by the licence it names', () => {
  const text = licencesOf([
    packed('plain', 'ISC', { 'license.md': 'words of its own' }),
    packed('read', 'MIT', { 'README.md': '# Read\n\nCopyright (c) Bob\n\nPermission is hereby granted, and so on' }),
    packed('named', 'MIT'),
  ]);
  expect(text).toContain('plain 1.0.0 (ISC)');
  expect(text).toContain('words of its own');
  expect(text).toContain('Copyright (c) Bob\n\nPermission is hereby granted, and so on');
  expect(text).toContain('Copyright (c) Ada\n\nPermission is hereby granted, free of charge');
});

test('one whose licence cannot be told is not given to anybody', () => {
  expect(() => licencesOf([packed('closed', 'SEE LICENSE IN HEAVEN')])).toThrow('closed 1.0.0 has no licence');
});

test('the package of a file, also of one within another', () => {
  expect(packageOf('/a/node_modules/x/lib/i.js')).toBe('/a/node_modules/x');
  expect(packageOf('/a/node_modules/@s/x/node_modules/y/i.js')).toBe('/a/node_modules/@s/x/node_modules/y');
  expect(packageOf('/a/src/i.js')).toBeNull();
});
