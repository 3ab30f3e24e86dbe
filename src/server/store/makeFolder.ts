import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** With those above it; `mode` is that of the last. One at a time: where a folder cannot be made at all, Node tries for ever by itself. */
export function makeFolder(folder: string, mode = 0o777): void {
  const whole = resolve(folder);
  if (existsSync(whole)) return;
  if (dirname(whole) !== whole) makeFolder(dirname(whole));
  try {
    mkdirSync(whole, mode);
  } catch (error) {
    // another process may have made it meanwhile
    if (!existsSync(whole)) throw error;
  }
}
