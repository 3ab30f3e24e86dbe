import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What root makes in the folder of a service belongs to the service, which could not open it otherwise. */
export function ownedLikeFolder(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}
