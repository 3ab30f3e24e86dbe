// Runs the tests that read records of 18xx.games as in a clone without records: all must pass, and none may be skipped.
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
