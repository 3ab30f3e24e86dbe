// Takes a title out of a copy of the tree: its folder, its line in the list, and the tests that name it. The rest must not miss it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, normalize } from 'node:path';
import { root, say } from './install.mjs';
import { recordFolders } from './records.mjs';

const LIST = 'src/titles/list.ts';

/** The checks of what is left, and how many of its tests passed. */
export function checkWithout(id) {
  say(`\n— ${id} taken out`);
  const copy = mkdtempSync(join(tmpdir(), 'binario-'));
  try {
    const files = copyTree(copy).filter((file) => !belongsTo(id, file));
    for (const folder of [`src/titles/${id}`, `tests/rulebook/${id}`, `tests/replays/golden/${id}`])
      rmSync(join(copy, folder), { recursive: true, force: true });
    const list = readFileSync(join(copy, LIST), 'utf8').split('\n');
    writeFileSync(join(copy, LIST), list.filter((line) => !line.includes(`'./${id}/title.ts'`)).join('\n'));
    const tests = files.filter(isTest);
    const named = withImporters(
      copy,
      tests,
      tests.filter((file) => names(id, file, readFileSync(join(copy, file), 'utf8'))),
    );
    for (const file of named) rmSync(join(copy, file));
    say(`${named.size} of ${tests.length} files of the tests name it and go with it`);
    const { status, stdout } = spawnSync(process.execPath, ['scripts/sources.mjs'], {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, BINARIO_CONFORMANCE: recordFolders.join(delimiter) },
    });
    const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(stdout) ?? [null, 0, 1];
    return { passed: Number(passed), failed: Number(failed) || (status === 0 ? 0 : 1) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What git knows or would take, and the packages as they are. */
function copyTree(copy) {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return files;
}

const belongsTo = (id, file) =>
  [`src/titles/${id}/`, `tests/rulebook/${id}/`, `tests/replays/golden/${id}/`].some((folder) =>
    file.startsWith(folder),
  );

const isTest = (file) =>
  (/\.tsx?$/.test(file) && (file.startsWith('tests/') || file.includes('.test.'))) || isData(file);

const isData = (file) => file.startsWith('tests/') && /\.(txt|json|gz)$/.test(file);

/** A test names a title by its file, an import, its golden games or its id in quotes; what tests share, by all but the last. */
const names = (id, file, text) =>
  file.includes(id) ||
  text.includes(`titles/${id}/`) ||
  text.includes(`golden/${id}/`) ||
  (file.includes('.test.') && (text.includes(`'${id}'`) || text.includes(`'${id}/`)));

/** These files, and whatever imports them. */
function withImporters(copy, tests, gone) {
  const all = new Set(gone);
  const imports = new Map(tests.map((file) => [file, importsOf(copy, file)]));
  for (let before = -1; before !== all.size; ) {
    before = all.size;
    for (const [file, from] of imports) if (from.some((one) => all.has(one))) all.add(file);
  }
  return all;
}

const importsOf = (copy, file) =>
  [...readFileSync(join(copy, file), 'utf8').matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)].map(
    ([, one, other]) => normalize(join(dirname(file), one ?? other)),
  );
