import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Gives a file made by root to the folder's owner, a service that could not open it otherwise. */
export function ownedLikeFolder(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}
