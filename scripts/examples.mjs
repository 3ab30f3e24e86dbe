// npm run examples: rewrites the positions of the worked examples as the rulebook tests set them up.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root, say } from './lib/install.mjs';

ensureInstalled();
const gathered = mkdtempSync(join(tmpdir(), 'binario-'));
const { status } = spawnSync(
  `${root}node_modules/.bin/vitest`,
  ['run', '--project', 'pure', 'tests/rulebook', '--testNamePattern=-X\\d'],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, BINARIO_EXAMPLES: gathered } },
);
if (status === 0) write();
rmSync(gathered, { recursive: true });
process.exitCode = status ?? 1;

/** Keeps, for each example, the first position among its tests, in the order of the files. */
function write() {
  const told = readdirSync(gathered)
    .map((file) => JSON.parse(readFileSync(join(gathered, file), 'utf8')))
    .sort((a, b) => order(`${a.game} ${a.id} ${a.source}`, `${b.game} ${b.id} ${b.source}`) || a.nth - b.nth);
  for (const game of new Set(told.map((one) => one.game))) {
    const all = told.filter((one) => one.game === game);
    const positions = {};
    for (const { id, position } of all) if (position) positions[id] ??= position;
    const lines = Object.entries(positions).map(([id, position]) => `"${id}":${JSON.stringify(position)}`);
    const folder = `${root}src/titles/${game}/examples`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/positions.json`, `{\n${lines.join(',\n')}\n}\n`);
    const without = [...new Set(all.map(({ id }) => id))].filter((id) => !positions[id]);
    say(`${game}: ${lines.length} positions; without one: ${without.join(' ') || 'none'}`);
  }
}

function order(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
