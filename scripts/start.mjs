// npm start: installs what is missing and starts the server.
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import(`${root}src/server/main.ts`);
