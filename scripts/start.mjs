// npm start: installs what is missing, builds what is stale and starts the server.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
if (!ensureBuilt()) process.exit(2);
const { register } = await import('tsx/esm/api');
register();
await import(`${root}src/server/main.ts`);
