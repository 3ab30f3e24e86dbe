import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Opening } from '../../api/moves.ts';
import { firstBoards } from './firstBoards.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-first-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, '.first'));
writeFileSync(
  join(folder, '.first/render.js'),
  `let drawn = 0;
   export const render = async ({ state }) => {
     drawn += 1;
     if (state === 'broken') throw new Error('no board');
     return state === 'stock' ? null : drawn + '-'.repeat(1000);
   };`,
);

test('the newest drawings are kept, as many as there is room for; what fails is tried again', async () => {
  const boards = firstBoards(folder, '/first.js', 4000);
  const at = (seq: number, state = 'map') =>
    ({ table: { id: 'abcdef', seats: [] }, position: { seq, state } }) as unknown as Opening;
  const drawn = async (opening: Opening) => Number.parseInt(await boards.of(opening, 'en'), 10);
  // a thread that begins may take longer than a page waits
  for (let left = 50; left > 0 && Number.isNaN(await drawn(at(1))); left--) await new Promise((r) => setTimeout(r, 50));
  const first = await drawn(at(1));
  expect([await drawn(at(2)), await drawn(at(1)), await drawn(at(3))]).toEqual([first + 1, first, first + 2]);
  expect(await drawn(at(3))).toBe(first + 2);
  expect(await drawn(at(1))).toBe(first + 3);
  expect(await boards.of(at(9, 'stock'), 'en')).toBe('');
  for (const _ of [1, 2]) expect(await boards.of(at(8, 'broken'), 'en')).toBe('');
  expect(await drawn(at(10))).toBe(first + 7);
  await boards.close();
});
