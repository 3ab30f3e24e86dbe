import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Opening } from '../../api/moves.ts';
import { inTime } from '../testing/inTime.ts';
import { firstBoards } from './firstBoards.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-first-'));
const failures = join(folder, 'failures');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, '.first'));
writeFileSync(
  join(folder, '.first/drawOnServer.js'),
  `import { appendFileSync } from 'node:fs';
   let drawn = 0;
   export const render = async ({ state }) => {
     drawn += 1;
     if (state === 'broken') {
       appendFileSync(${JSON.stringify(failures)}, '.');
       throw new Error('no board');
     }
     return state === 'stock' ? null : drawn + '-'.repeat(1000);
   };`,
);

test('the newest drawings are kept, as many as there is room for; what fails is tried again', async () => {
  const boards = firstBoards(folder, '/first.js', 4000);
  const at = (seq: number, state = 'map') =>
    ({ table: { id: 'abcdef', seats: [] }, position: { seq, state } }) as unknown as Opening;
  // a drawing that comes too late for one page is ready for the next
  const drawn = (opening: Opening) =>
    inTime(async () => {
      const board = await boards.of(opening, 'en');
      expect(board).not.toBe('');
      return Number.parseInt(board, 10);
    });
  const first = await drawn(at(1));
  expect([await drawn(at(2)), await drawn(at(1)), await drawn(at(3))]).toEqual([first + 1, first, first + 2]);
  expect(await drawn(at(3))).toBe(first + 2);
  expect(await drawn(at(1))).toBe(first + 3);
  expect(await boards.of(at(9, 'stock'), 'en')).toBe('');
  const failed = () => (existsSync(failures) ? readFileSync(failures).length : 0);
  await inTime(async () => {
    expect(await boards.of(at(8, 'broken'), 'en')).toBe('');
    expect(failed()).toBeGreaterThan(1);
  });
  expect(await drawn(at(10))).toBe(first + 5 + failed());
  await boards.close();
});
