// npm run dev: the server, started again whenever a source file changes.
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
const child = spawn(`${root}node_modules/.bin/tsx`, ['watch', 'src/server/main.ts'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
