// The board in the served page stays as long as something waits for its table, and no longer.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const removed = vi.fn();
const set = vi.fn();
const header = { height: 57 };

function comeTo(pathname: string) {
  vi.stubGlobal('location', { pathname });
}

beforeEach(() => {
  vi.resetModules();
  removed.mockClear();
  set.mockClear();
  const board = {
    remove: removed,
    firstElementChild: { getBoundingClientRect: () => header },
    style: { setProperty: set },
  };
  vi.stubGlobal('document', { getElementById: () => board });
  comeTo('/t/one');
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./firstBoard.ts');
const soon = () => new Promise((done) => setTimeout(done));

test('a page on which nobody waits for a table takes it away', async () => {
  const { hasFirstBoard, leaveFirstBoard } = await load();
  expect(hasFirstBoard()).toBe(true);
  leaveFirstBoard();
  expect(removed).toHaveBeenCalledOnce();
  expect(hasFirstBoard()).toBe(false);
});

test('it stays while somebody waits, also when another takes over in the same moment', async () => {
  const { hasFirstBoard, keepFirstBoard, leaveFirstBoard } = await load();
  const one = keepFirstBoard();
  leaveFirstBoard();
  one!();
  const two = keepFirstBoard();
  await soon();
  expect(removed).not.toHaveBeenCalled();
  two!();
  await soon();
  expect(removed).toHaveBeenCalledOnce();
  expect(hasFirstBoard()).toBe(false);
});

test('another table that is opened meanwhile does not get it', async () => {
  const { hasFirstBoard, keepFirstBoard } = await load();
  const one = keepFirstBoard();
  comeTo('/t/two');
  expect(hasFirstBoard()).toBe(false);
  one!();
  expect(keepFirstBoard()).toBeUndefined();
  await soon();
  expect(removed).toHaveBeenCalledOnce();
});

test('it goes down where a bar pushes the table down, and is left alone otherwise', async () => {
  const { placeFirstBoard } = await load();
  placeFirstBoard(57.4);
  expect(set).not.toHaveBeenCalled();
  placeFirstBoard(97);
  expect(set).toHaveBeenCalledWith('--above', '97px');
});
