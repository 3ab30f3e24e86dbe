// What the command line prints while it runs in this process, in place of the terminal.
import { afterEach, beforeEach, vi } from 'vitest';

export interface Heard {
  out: string;
  err: string;
  /** The lines of JSON on standard output. */
  lines(): ReturnType<typeof JSON.parse>[];
}

/** Listens during each test of a file. */
export function heard(): Heard {
  const told: Heard = {
    out: '',
    err: '',
    lines: () =>
      told.out
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
  beforeEach(() => {
    told.out = '';
    told.err = '';
    for (const [stream, into] of [
      [process.stdout, 'out'],
      [process.stderr, 'err'],
    ] as const)
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        told[into] += text;
        return true;
      });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return told;
}
