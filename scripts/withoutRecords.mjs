// Runs the tests that read records of 18xx.games as a clone without records would: all of them pass, and none is skipped.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, vitest } from './lib/run.mjs';

const empty = mkdtempSync(join(tmpdir(), 'binario-'));
try {
  const readers = ['related', '--project', 'pure', 'tests/support/records.ts'];
  close([vitest('as in a clone without records', readers, { BINARIO_CONFORMANCE: empty })]);
} finally {
  rmSync(empty, { recursive: true });
}
