import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { main } from '../main.ts';
import { testedOf } from './rules.ts';

test('binario rules: the numbers of a checklist, and that each has a test', async () => {
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  const done = await main(['rules', 'chicago-express', '--json']);
  vi.restoreAllMocks();
  expect(JSON.parse(out)).toEqual({ game: 'chicago-express', rules: 106, examples: 14, tested: 120, missing: [] });
  expect(done).toBe(0);
});

test('a number that no test begins with is missing', () => {
  const checklist = '- **toy-R001** One.\n- **toy-R002** Two, as toy-R009.\n- **toy-X01** See **other-R003**.';
  expect(testedOf('toy', checklist, ['toy-R002 two', 'after toy-R001', 'other-X01'])).toEqual({
    game: 'toy',
    rules: 2,
    examples: 1,
    tested: 1,
    missing: ['toy-R001', 'toy-X01'],
  });
});

test('each checklist has as many numbers as its head says', () => {
  for (const game of ['1856', '1862', '1865', '18mag', 'chicago-express']) {
    const text = readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8');
    const [, rules, examples] = /(\d+) rules, (\d+) worked examples/.exec(text)!.map(Number);
    const count = (letter: string) => new Set(text.match(new RegExp(`\\*\\*${game}-${letter}\\d+\\*\\*`, 'g'))).size;
    expect({ game, rules: count('R'), examples: count('X') }).toEqual({ game, rules, examples });
  }
});
