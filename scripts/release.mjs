// npm run release: everything a host needs, in dist/release. An archive with the compiled server, the built pages and
// their packages; a Debian package of the same; the engine as a library for npm. `-- archive`, `-- debian` or `--
// engine` makes one of them.
import { mkdirSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, root, say } from './lib/install.mjs';
import { makeArchive, stage } from './release/archive.mjs';
import { makeDebian } from './release/debian.mjs';
import { makeEngine } from './release/engine.mjs';

ensureInstalled();
if (!ensureBuilt()) process.exit(2);
const out = `${process.env.BINARIO_RELEASE ?? `${root}dist/release`}/`;
mkdirSync(out, { recursive: true });
const [wanted = 'all'] = process.argv.slice(2);
const wants = (what) => wanted === 'all' || wanted === what;
if (!['all', 'archive', 'debian', 'engine'].includes(wanted)) {
  say(`Binario: archive, debian or engine, not ${wanted}.`);
  process.exit(2);
}

if (wants('archive') || wants('debian')) {
  const staged = await stage(out);
  if (wants('archive')) say(`Binario: ${makeArchive(staged, out)}`);
  if (wants('debian')) say(`Binario: ${makeDebian(staged, out)}`);
}
if (wants('engine')) say(`Binario: ${await makeEngine(out)}`);
