// node scripts/ladder.mjs DIR: a folder that plays matches by itself (`node DIR/binario.mjs ladder …`), with Node alone.
// It keeps the bots of this build: a later one plays against them with `--bot 'exec:node DIR/binario.mjs bot greedy'`.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileInto } from './lib/compile.mjs';
import { ensureInstalled, root, say } from './lib/install.mjs';

/** Files that the compiled code finds at their places in the checkout. */
const files = [
  'LICENSE',
  'docs/bot-programs.md',
  'examples/bot.py',
  'scripts/lib/compile.mjs',
  'scripts/lib/install.mjs',
  'src/cli/jobs/worker.mjs',
  'src/cli/programs/guard.mjs',
];
/** What the command line and its threads import; the optional packages of these are left behind. */
const packages = ['commander', 'picocolors', 'piscina'];

const [given] = process.argv.slice(2);
if (given === undefined) {
  say('node scripts/ladder.mjs DIR: the folder to write is missing.');
  process.exit(2);
}
const to = `${resolve(given)}/`;
if (existsSync(to) && readdirSync(to).length > 0) {
  say(`Binario: ${to} is not empty.`);
  process.exit(2);
}
ensureInstalled();
mkdirSync(to, { recursive: true });
for (const file of files) cpSync(`${root}${file}`, `${to}${file}`);
for (const name of packages)
  cpSync(`${root}node_modules/${name}`, `${to}node_modules/${name}`, { recursive: true, dereference: true });
await compileInto(`${to}dist/node/release`, ['cli', 'threadGames']);
const { name, version, description, license, type, engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const described = { name, version, description, license, private: true, type, engines };
writeFileSync(`${to}package.json`, `${JSON.stringify(described, null, 2)}\n`);
writeFileSync(
  `${to}binario.mjs`,
  `#!/usr/bin/env node
// Binario's command line, without its server.
import { compiled } from './scripts/lib/compile.mjs';

process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
const { main } = await import(await compiled('cli'));
process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write('binario: this folder plays and reads games; it has no server\\n');
  return 2;
});
`,
);
say(`Binario: node ${to}binario.mjs ladder …`);
