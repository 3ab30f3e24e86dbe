// Under an example on the page of rules: which rules it shows, and the way to its position.
import { examplesLines } from '../../../words/web/examples.ts';
import { useLines } from '../../app/lang.ts';
import { ruleHref } from '../ruleHref.ts';
import style from './examples.module.css';
import { rulesOf } from './shows.ts';
import { OpenExample } from './WorkedExample.tsx';

interface Props {
  readonly game: string;
  readonly id: string;
  readonly opens: boolean;
}

export function ShownRules({ game, id, opens }: Props) {
  const l = useLines(examplesLines);
  return (
    <p className={style.shown}>
      <span>
        {l.shows}{' '}
        {rulesOf(game, id).map((rule, i) => (
          <span key={rule}>
            {i > 0 && ', '}
            <a href={ruleHref(game, rule)}>{rule}</a>
          </span>
        ))}
      </span>
      {opens && <OpenExample game={game} id={id} />}
    </p>
  );
}
