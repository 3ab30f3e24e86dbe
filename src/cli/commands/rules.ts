// binario rules: numbers of a checklist that no test names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Context, Hopeless, type Status } from '../context.ts';
import { testNames } from '../testNames.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export function rules(context: Context, game: string): Status {
  const list = `${root}docs/rules/${game}.md`;
  if (!/^[a-z0-9-]+$/.test(game) || !existsSync(list))
    throw new Hopeless(context.lines.problems.unknownGame({ problem: 'unknownGame', game }));
  const names = testFiles().flatMap((file) => testNames(readFileSync(file, 'utf8')));
  const told = testedOf(game, readFileSync(list, 'utf8'), names);
  const { missing, examples } = told;
  const { untested, allTested } = context.lines;
  const verdict = missing.length > 0 ? `${untested({ count: missing.length })}\n${missing.join('\n')}` : allTested;
  context.print(told, `${game}: ${told.rules} R, ${examples} X; ${verdict}`);
  return missing.length > 0 ? 1 : 0;
}

/** Numbers of a checklist, and those with which no test name begins. */
export function testedOf(game: string, checklist: string, names: readonly string[]) {
  const numbers = numbersIn(checklist, game);
  const named = new Set(names.flatMap(idsIn));
  const missing = numbers.filter((id) => !named.has(id));
  const examples = numbers.filter((id) => id.startsWith(`${game}-X`)).length;
  return { game, rules: numbers.length - examples, examples, tested: numbers.length - missing.length, missing };
}

/** Numbers that a checklist writes in bold: each of its own, once. */
function numbersIn(markdown: string, game: string): string[] {
  const found = [...markdown.matchAll(/\*\*([\w-]+-[RX]\d+)\*\*/g)].map((m) => m[1]!);
  return [...new Set(found)].filter((id) => id.startsWith(`${game}-`));
}

/** The number that a test's name begins with. */
const idsIn = (name: string): string[] => name.match(/^[a-z0-9-]+-[RX]\d+\b/g) ?? [];

function testFiles(): string[] {
  const under = (folder: string) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${root}${folder}/${file}`);
  return [...under('tests'), ...under('src')].filter((file) => file.endsWith('.test.ts')).sort();
}
