// binario serve: the server, as npm start has it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { builtPages } from '../../server/app.ts';
import type { Status } from '../context.ts';

export async function serve(): Promise<Status> {
  if (!existsSync(join(builtPages, 'index.html'))) ensureBuilt();
  await import('../../server/main.ts');
  return 0;
}
