// binario serve: the server, as npm start has it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { settingsFrom } from '../../server/settings.ts';
import type { Context, Status } from '../context.ts';
import { setting } from './withStore.ts';

export async function serve(context: Context): Promise<Status> {
  // read first, before the rest is loaded: errors in new settings show at once
  setting(context, () => settingsFrom(process.env));
  const { builtPages } = await import('../../server/app.ts');
  if (!existsSync(join(builtPages, 'index.html'))) ensureBuilt();
  await import('../../server/main.ts');
  return 0;
}
