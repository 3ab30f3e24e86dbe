// The worked examples of a rule, folded at first.
import { examplesLines } from '../../../words/web/examples.ts';
import { useLines } from '../../app/lang.ts';
import type { RuleSection } from '../readRules.ts';
import style from './examples.module.css';
import { examplesOf } from './shows.ts';
import { WorkedExample } from './WorkedExample.tsx';

interface Props {
  readonly game: string;
  readonly rule: string;
  /** All the rules, the examples included. */
  readonly sections: readonly RuleSection[];
  readonly openable: ReadonlySet<string>;
  /** True if unfolded, as the reader asked for this one rule. */
  readonly open?: boolean;
}

export function RuleExamples({ game, rule, sections, openable, open = false }: Props) {
  const l = useLines(examplesLines);
  const examples = examplesOf(sections, rule);
  if (examples.length === 0) return null;
  return (
    <details className={style.examples} open={open}>
      <summary>
        {l.count(examples.length)} <span className={style.numbers}>{examples.map(({ id }) => id).join(', ')}</span>
      </summary>
      {examples.map((example) => (
        <WorkedExample key={example.id} game={game} example={example} opens={openable.has(example.id)} />
      ))}
    </details>
  );
}
