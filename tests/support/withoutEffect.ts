// The runner of `npm run soak -- effects` and `-- conditions`: each test runs once as it is, and then once without each
// statement that it ran (or each condition that refused something in it), until a test notices that this is gone. Results
// are noted line by line, so that its starter knows where it stood if it hangs.
import { setMaxListeners } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type RunnerTestCase, TestRunner } from 'vitest';

export type Note =
  | { readonly test: string }
  | { readonly ran: string }
  | { readonly without: string }
  | { readonly noticed: string; readonly by: string };

const notes = process.env.BINARIO_EFFECTS_NOTES!;
/** Longest tests to run, in milliseconds; longer ones are left for later. */
const longest = Number(process.env.BINARIO_EFFECTS_LONGEST ?? Number.POSITIVE_INFINITY);
const note = (one: Note) => appendFileSync(notes, `${JSON.stringify(one)}\n`);

/** All statements that any test has run; those whose absence has been noticed. */
const ran = new Set<string>();
const noticed = new Set<string>();
for (const line of existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []) {
  const one = JSON.parse(line || '{}') as Partial<Record<'ran' | 'noticed', string>>;
  if (one.ran) ran.add(one.ran);
  if (one.noticed) noticed.add(one.noticed);
}

let without: string | null = null;
let here = new Set<string>();
let ticks = 0;
let deadline = Number.POSITIVE_INFINITY;

function binarioTick(): void {
  ticks += 1;
  if (ticks % 1000 === 0 && Date.now() > deadline) throw new Error('it does not end');
}
function binarioEffect(id: string): boolean {
  binarioTick();
  here.add(id);
  return id !== without;
}
Object.assign(globalThis, { binarioTick, binarioEffect });

export default class WithoutEffect extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)!;
    setMaxListeners(0, test.context.signal); // every run of the test adds a listener
    note({ test: test.name });
    here = new Set();
    const began = Date.now();
    await run();
    const took = Date.now() - began;
    for (const id of here)
      if (!ran.has(id)) {
        ran.add(id);
        note({ ran: id });
      }
    if (took > longest) return;
    for (const id of [...here]) {
      if (noticed.has(id)) continue;
      note({ without: id });
      if (await fails(run, id, took)) {
        noticed.add(id);
        note({ noticed: id, by: test.name });
      }
    }
  }
}

/** Limit: ten times the usual duration, with an allowance for a busy machine. */
async function fails(run: () => unknown, id: string, took: number): Promise<boolean> {
  without = id;
  deadline = Date.now() + 10 * took + 2000;
  try {
    await run();
    return false;
  } catch {
    return true;
  } finally {
    without = null;
    deadline = Number.POSITIVE_INFINITY;
  }
}
