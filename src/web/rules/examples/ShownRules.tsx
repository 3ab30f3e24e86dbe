// Under an example on the page of rules: the rules it shows, and the link to its position.
import { examplesLines } from '../../../words/web/examples.ts';
import { useLines } from '../../app/lang.ts';
import type { Rule } from '../readRules.ts';
import { ruleHref } from '../ruleHref.ts';
import style from './examples.module.css';
import { OpenExample } from './WorkedExample.tsx';

interface Props {
  readonly game: string;
  readonly example: Rule;
  readonly opens: boolean;
}

export function ShownRules({ game, example, opens }: Props) {
  const l = useLines(examplesLines);
  return (
    <p className={style.shown}>
      <span>
        {l.shows}{' '}
        {example.shows?.map((rule, i) => (
          <span key={rule}>
            {i > 0 && ', '}
            <a href={ruleHref(game, rule)}>{rule}</a>
          </span>
        ))}
      </span>
      {opens && <OpenExample game={game} id={example.id} />}
    </p>
  );
}
