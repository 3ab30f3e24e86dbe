import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autosave, type Saving } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function desk(answers: readonly boolean[] = []) {
  const sent: string[] = [];
  const told: Saving[] = [];
  const left = [...answers];
  const note = autosave(
    (text) => {
      sent.push(text);
      return left.shift() === false ? Promise.reject(new Error('no')) : Promise.resolve();
    },
    (saving) => told.push(saving),
  );
  return { note, sent, told };
}

test('a text is saved once, a moment after the last key', async () => {
  const { note, sent, told } = desk();
  for (const text of ['a', 'ab', 'abc']) note.change(text);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['abc']);
  expect(told.slice(-2)).toEqual(['saving', 'saved']);
});

test('at once when the page closes, and never twice', async () => {
  const { note, sent } = desk();
  note.change('a');
  note.flush();
  note.flush();
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['a']);
});

test('what failed is tried again, with what was written since', async () => {
  const { note, sent, told } = desk([false]);
  note.change('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(6000);
  expect(sent).toEqual(['a', 'a']);
  expect(told.at(-1)).toBe('saved');
});

test('what is written during a save follows it', async () => {
  const { note, sent, told } = desk();
  note.change('a');
  note.flush();
  note.change('ab');
  note.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['a', 'ab']);
  expect(told.at(-1)).toBe('saved');
});
