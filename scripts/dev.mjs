// npm run dev: the server, started again whenever a source file changes, and the web app, which reloads by itself.
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
const run = (name, ...args) => spawn(`${root}node_modules/.bin/${name}`, args, { cwd: root, stdio: 'inherit' });
const children = [run('tsx', 'watch', 'src/server/main.ts'), run('vite')];
const stop = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
for (const child of children)
  child.on('exit', (code) => {
    stop('SIGTERM');
    process.exitCode = code ?? 0;
  });
