// npm start: installs what is missing, builds what is stale and starts the server.
import { ensureBuilt } from './lib/build.mjs';
import { compiled } from './lib/compile.mjs';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
if (!ensureBuilt()) process.exit(2);
await import(await compiled('server'));
