// The reason why a record or a set-up does not open, as a sentence.
import type { SetupProblem } from '../../engine/index.ts';
import type { OwnProblem } from '../../match/ownGame.ts';
import type { Lang } from '../../words/phrases.ts';
import { tableLines } from '../../words/web/table.ts';

export function problemOf(problem: OwnProblem | SetupProblem, lang: Lang): string {
  const l = tableLines[lang];
  if (problem.problem === 'refused')
    return `${l.refusedEntry(problem.seq)} ${problem.refusal.rule ?? problem.refusal.code}`;
  const lines = l.problems as Readonly<Record<string, (p: never) => string>>;
  return lines[problem.problem]!(problem as never);
}
