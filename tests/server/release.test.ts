// The release made and installed as a stranger would: an archive, a Debian package, a library.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Accepted } from '../../src/api/moves.ts';
import type { Table } from '../../src/api/tables.ts';
import { version } from '../../src/server/version.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'binario-release-'));
const made = join(folder, 'made');
/** Environment without the checkout and without the tester's settings. */
const bare = { PATH: process.env.PATH!, HOME: folder, LANG: 'C' };
const running: ChildProcess[] = [];

beforeAll(async () => {
  await run(process.execPath, [join(root, 'scripts/release.mjs')], { env: { ...process.env, BINARIO_RELEASE: made } });
}, 240_000);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts it on a free port and says where. */
function serve(program: string, data: string): Promise<string> {
  const child = spawn(program, ['serve'], { env: { ...bare, PORT: '0', BINARIO_DATA: data }, cwd: folder });
  running.push(child);
  return new Promise((done, fail) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const [, url] = /is ready: (\S+)/.exec(said) ?? [];
      if (url) done(url);
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.on('exit', () => fail(new Error(said)));
  });
}

/** A guest sits down with two bots and makes the first move. */
async function firstMove(url: string): Promise<number> {
  let cookie = '';
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, origin: url, 'x-binario': '1', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  await ask('/guest', { name: 'Ada' });
  const wish = { game: 'chicago-express', players: 3, bots: ['random', 'random'], shuffle: false, startWhenFull: true };
  const { id } = await ask<Table>('/tables', wish);
  const body = { key: 'the-first-move', base: 0, seat: 1, action: { type: 'pass' } };
  return (await ask<Accepted>(`/tables/${id}/moves`, body)).seq;
}

test('the archive runs in an empty folder with Node alone: from there to the first move', async () => {
  const begun = performance.now();
  await run('tar', ['-xzf', join(made, 'binario-linux-x64.tar.gz'), '-C', folder]);
  const program = join(folder, 'binario/bin/binario');
  expect((await run(program, ['--version'], { env: bare })).stdout).toBe(`${version}\n`);
  const url = await serve(program, join(folder, 'data'));
  expect(await firstMove(url)).toBeGreaterThan(0);
  console.log(`from archive to first move: ${((performance.now() - begun) / 1000).toFixed(1)} s`);

  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true, version });
  expect(await (await fetch(`${url}/licences.txt`)).text()).toContain('SIL OPEN FONT LICENSE');
  const page = await (await fetch(url)).text();
  const [, script] = /href="(\/assets\/shell[^"]+\.js)"/.exec(page)!;
  for (const way of ['br', 'gzip'])
    expect(
      (await fetch(`${url}${script}`, { headers: { 'accept-encoding': way } })).headers.get('content-encoding'),
    ).toBe(way);
});

test('the archive holds what runs, and nothing that only makes it', () => {
  const all = readdirSync(join(folder, 'binario'), { recursive: true }).map(String);
  expect(all.filter((file) => /\.tsx?$/.test(file))).toEqual([]);
  for (const tool of ['tsx', 'esbuild', 'typescript', 'vitest', 'vite', 'react', 'playwright-core'])
    expect(existsSync(join(folder, 'binario/node_modules', tool)), tool).toBe(false);
});

test('the licences of all that is shipped or bundled come along, those of fonts too', () => {
  const text = readFileSync(join(folder, 'binario/THIRD-PARTY-LICENSES.txt'), 'utf8');
  const packages = join(folder, 'binario/node_modules');
  const names = readdirSync(packages)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(packages, name)).map((one) => `${name}/${one}`) : [name],
    );
  expect(names.length).toBeGreaterThan(50);
  const bundled = ['react', 'react-dom', 'scheduler', 'zustand', 'wouter', 'lucide-react', '@tanstack/react-query'];
  const fonts = ['@fontsource-variable/source-sans-3', '@fontsource-variable/source-serif-4'];
  const parts = text.split(/^={80}\n/m);
  for (const name of [...names, ...bundled, ...fonts]) {
    const heading = parts.findIndex((part) => part.startsWith(`${name} `));
    expect(heading, name).toBeGreaterThan(0);
    expect(parts[heading + 1]!.trim().length, name).toBeGreaterThan(200);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
  // packages keep the file in which they say it, whatever its kind
  expect(existsSync(join(packages, 'ms/license.md'))).toBe(true);
  expect(readFileSync(join(folder, 'binario/dist/web/licences.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test('the Debian package is taken by dpkg, runs from where it puts things, and goes without the games', async () => {
  const deb = join(made, readdirSync(made).find((name) => name.endsWith('.deb'))!);
  const { stdout: told } = await run('dpkg-deb', ['--field', deb]);
  expect(told).toContain(`Version: ${version}`);
  expect(told).toMatch(/^Depends: nodejs \(>= 20\.19\)$/m);
  const into = join(folder, 'system');
  mkdirSync(join(into, 'var/lib/dpkg/updates'), { recursive: true });
  for (const file of ['status', 'available']) writeFileSync(join(into, 'var/lib/dpkg', file), '');
  mkdirSync(join(into, 'var/lib/dpkg/info'));
  // this machine's Node is not a package, and everything installed here is a tree beside it
  const forced = [
    '--force-depends',
    '--force-script-chrootless',
    '--force-not-root',
    '--force-bad-path',
    '--log=/dev/null',
  ];
  const dpkg = (...args: string[]) => run('dpkg', [`--root=${into}`, ...forced, ...args]);
  await dpkg('--install', deb);
  expect(readFileSync(join(into, 'etc/binario/binario.env'), 'utf8')).toContain('BINARIO_URL');
  const data = join(into, 'var/lib/binario');
  mkdirSync(data);
  expect(await firstMove(await serve(join(into, 'usr/bin/binario'), data))).toBeGreaterThan(0);
  expect(existsSync(join(into, 'usr/share/doc/binario/THIRD-PARTY-LICENSES.txt'))).toBe(true);
  await dpkg('--purge', 'binario');
  expect(existsSync(join(into, 'usr/lib/binario'))).toBe(false);
  expect(existsSync(join(data, 'binario.sqlite'))).toBe(true);
});

test('the service is one that systemd understands, and that is shut in', async () => {
  const unit = join(folder, 'binario.service');
  const text = readFileSync(join(root, 'packaging/binario.service'), 'utf8');
  // the program is not where the package would put it
  writeFileSync(unit, text.replace('/usr/bin/binario', '/bin/true').replace(/^Documentation=.*$/m, ''));
  const verified = await run('systemd-analyze', ['verify', '--man=no', unit]);
  expect(verified.stderr).not.toContain('binario.service');
  const { stdout } = await run('systemd-analyze', ['security', '--offline=true', '--no-pager', unit]);
  const [, exposure] = /exposure level for binario\.service: ([\d.]+)/.exec(stdout)!;
  expect(Number(exposure)).toBeLessThan(2);
});

test('the Containerfile takes the archive as it is, and runs as nobody in particular', () => {
  const lines = readFileSync(join(root, 'packaging/Containerfile'), 'utf8')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const words = lines.map((line) => line.split(' ')[0]);
  const known = ['FROM', 'ADD', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
  expect(words.filter((word) => !known.includes(word!))).toEqual([]);
  expect(lines[0]).toMatch(/^FROM [\w./-]+:\d+\.\d+[\w.-]*$/); // a version, not the latest
  const [, archive] = /^ADD (\S+) /m.exec(lines.join('\n'))!;
  expect(existsSync(join(made, archive!))).toBe(true);
  expect(words.indexOf('USER')).toBeLessThan(words.indexOf('CMD'));
  expect(lines.find((line) => line.startsWith('USER'))).not.toMatch(/root|\b0\b/);
});

test('the engine installs as a library, is typed, and plays', async () => {
  const own = join(folder, 'program');
  mkdirSync(own);
  writeFileSync(join(own, 'package.json'), '{ "private": true, "type": "module" }');
  const library = join(made, readdirSync(made).find((name) => name.startsWith('binario-engine'))!);
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', library], { cwd: own });
  cpSync(join(root, 'examples/engine.mjs'), join(own, 'engine.mjs'));
  for (const game of ['chicago-express', '18mag']) {
    const { stdout } = await run(process.execPath, ['engine.mjs', game], { cwd: own });
    expect(stdout).toMatch(/nonsense is refused: action\.unknown\n.+ \d+ moves, over: true, worth: \{"1":/);
  }
  writeFileSync(
    join(own, 'import.mjs'),
    `import { importText } from '@binario/engine/games';
console.log(JSON.stringify(await importText('{"title":"1856","players":[],"actions":{}}')));`,
  );
  expect((await run(process.execPath, ['import.mjs'], { cwd: own })).stdout).toMatch(/^\{"problem":"\w+"/);
  writeFileSync(
    join(own, 'typed.ts'),
    `import { choices, type Game, seeded, setup } from '@binario/engine';
import { importText, loadGame } from '@binario/engine/games';
import { openRecord } from '@binario/engine/records';
const game: Game = (await loadGame('1856'))!;
const ready = setup(game, { players: 3, asked: {} }, seeded('x'));
if (ready.ok) console.log(choices(game, ready.state, 1).length.toFixed(), openRecord.name);
const read = await importText('{}');
if ('record' in read) console.log(read.done.toFixed());
// @ts-expect-error a text is a string
void importText(1);
// @ts-expect-error a seat is a number
if (ready.ok) choices(game, ready.state, 'one');
`,
  );
  const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--types', ''];
  await run(join(root, 'node_modules/.bin/tsc'), [...strict, 'typed.ts'], { cwd: own }).catch((error) => {
    throw new Error(error.stdout);
  });
});
