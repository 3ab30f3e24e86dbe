// A real Chromium: the one named by BINARIO_CHROME, or Debian's. It takes seconds to start, so all files of a worker
// share one; each test opens a context of its own. It ends with the worker.
import { type Browser, chromium } from 'playwright-core';
import { flags } from '../../../scripts/lib/chromium.mjs';

let running: Promise<Browser> | undefined;

export function chrome(): Promise<Browser> {
  running ??= chromium.launch({ executablePath: process.env.BINARIO_CHROME ?? '/usr/bin/chromium', args: [...flags] });
  return running;
}
