import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes the folder and those above it, one at a time; `mode` is for the last. Node's own recursion never ends where a
 * folder cannot be made.
 */
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
