// Programs as processes: small shell scripts that misbehave in one way each.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { isRunning } from '../../../tests/support/isRunning.ts';
import { guard } from './keeper.ts';
import type { ToProgram } from './messages.ts';
import { type Program, startProgram } from './program.ts';

const keeper = guard();
afterAll(() => keeper.end());

const hello: ToProgram = { type: 'hello', protocol: 1, title: 'any', rulesVersion: 1, shape: 1 };
const script = (text: string): Program => startProgram(['sh', '-c', text], keeper);
const asked = (program: Program, milliseconds = 20_000) => program.ask(hello, milliseconds);

test('a line is answered by a line, again and again', async () => {
  const echo = script('while read -r line; do echo "$line"; done');
  expect([await asked(echo), await asked(echo)].map((line) => JSON.parse(line))).toEqual([hello, hello]);
  expect(echo.isRunning).toBe(true);
  echo.end();
  expect(echo.isRunning).toBe(false);
  await expect(asked(echo)).rejects.toMatchObject({ failure: 'gone' });
});

test.each([
  ['silence', 'silent', 'sleep 1000', 50],
  ['a crash', 'gone', 'read -r line; exit 3', 20_000],
  ['two lines for one answer', 'flood', 'read -r line; printf "a\\nb\\n"; sleep 1000', 20_000],
  ['a line without end', 'flood', 'tr "\\0" x < /dev/zero', 20_000],
  ['lines without end', 'flood', 'read -r line; yes', 20_000],
] as const)('%s ends it: %s', async (_, failure, text, patience) => {
  const program = script(text);
  await expect(asked(program, patience)).rejects.toMatchObject({ failure });
  expect(program.isRunning).toBe(false);
  // all that follows has the same end
  await expect(asked(program)).rejects.toMatchObject({ failure });
});

test('a line nobody asked for ends it too', async () => {
  const program = script('read -r line; echo an answer; sleep 0.1; echo and another; sleep 1000');
  expect(await asked(program)).toBe('an answer');
  await vi.waitFor(() => expect(program.isRunning).toBe(false), 20_000);
  await expect(asked(program)).rejects.toMatchObject({ failure: 'flood' });
});

test('a program that cannot be started says why', async () => {
  await expect(asked(startProgram(['/nowhere/bot'], keeper))).rejects.toMatchObject({
    failure: 'gone',
    message: expect.stringContaining('ENOENT'),
  });
});

test('the guard ends what hears no end of its input, and what that started', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'binario-programs-')), 'pids');
  const own = guard();
  startProgram(['sh', '-c', `trap "" TERM HUP; sleep 1000 & echo $$ $! > ${file}; wait`], own);
  await vi.waitFor(() => expect(existsSync(file) && readFileSync(file, 'utf8')).toMatch(/\d+ \d+\n/), 20_000);
  const pids = readFileSync(file, 'utf8').split(' ').map(Number);
  expect(pids.map(isRunning)).toEqual([true, true]);
  await own.end();
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 20_000);
});
