// A PostgreSQL server for tests and benches: found or installed, in a temporary folder, removed at the end.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { installPackage } from './debian.mjs';
import { say } from './install.mjs';

const debian = '/usr/lib/postgresql';

/** The folder of initdb and pg_ctl; null where there is none. */
function programs() {
  const onPath = (process.env.PATH ?? '').split(':').filter(Boolean);
  const installed = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  return [...onPath, ...installed].find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** True for root, which initdb and the server refuse: then they run as Debian's own user. */
const isRoot = () => process.getuid?.() === 0;
const run = (command, args) =>
  isRoot()
    ? spawnSync('runuser', ['-u', 'postgres', '--', command, ...args], { cwd: tmpdir(), encoding: 'utf8' })
    : spawnSync(command, args, { cwd: tmpdir(), encoding: 'utf8' });

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** `{ url, stop }`; null where no server can be had, after saying so. */
export async function startPostgres() {
  if (!programs()) {
    say('Binario: no PostgreSQL server here; installing Debian’s (apt-get install postgresql) …');
    installPackage('postgresql');
  }
  const bin = programs();
  if (!bin) {
    say('Binario: no PostgreSQL server could be installed. Install one (initdb and pg_ctl are looked for).');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'binario-pg-'));
  if (isRoot()) {
    const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  const port = await freePort();
  const stop = () => {
    run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  const made = run(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'binario', '--locale=C', '-E', 'UTF8']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const begun =
    made.status === 0
      ? run(join(bin, 'pg_ctl'), ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'])
      : made;
  if (begun.status !== 0) {
    say(`Binario: PostgreSQL does not start as ${userInfo().username}: ${begun.stderr}`);
    stop();
    return null;
  }
  return { url: `postgres://binario@127.0.0.1:${port}/postgres`, stop };
}
