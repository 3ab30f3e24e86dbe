import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { main } from '../main.ts';

test('binario rules: the numbers of a checklist, and which have no test', async () => {
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  const done = await main(['rules', 'chicago-express', '--json']);
  const notYet = await main(['rules', '1865', '--json']);
  vi.restoreAllMocks();
  const [chicago, sardinia] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(chicago).toEqual({ game: 'chicago-express', rules: 106, examples: 14, tested: 120, missing: [] });
  expect(done).toBe(0);
  expect(sardinia).toMatchObject({ game: '1865', rules: 186, examples: 26, tested: 0 });
  expect(sardinia.missing).toHaveLength(212);
  expect(notYet).toBe(1);
});

test('each checklist has as many numbers as its head says', () => {
  for (const game of ['1856', '1862', '1865', '18mag', 'chicago-express']) {
    const text = readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8');
    const [, rules, examples] = /(\d+) rules, (\d+) worked examples/.exec(text)!.map(Number);
    const count = (letter: string) => new Set(text.match(new RegExp(`\\*\\*${game}-${letter}\\d+\\*\\*`, 'g'))).size;
    expect({ game, rules: count('R'), examples: count('X') }).toEqual({ game, rules, examples });
  }
});
