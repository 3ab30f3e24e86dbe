// A worked example: its text, and the link to its position.
import { SquareArrowOutUpRight } from 'lucide-react';
import { rulesLines } from '../../../words/web/rules.ts';
import { useLines } from '../../app/lang.ts';
import { RuleText } from '../RuleText.tsx';
import type { Rule } from '../readRules.ts';
import { exampleHref } from './exampleHref.ts';
import style from './examples.module.css';

interface Props {
  readonly game: string;
  readonly example: Rule;
  readonly opens: boolean;
}

export function WorkedExample({ game, example, opens }: Props) {
  const l = useLines(rulesLines);
  return (
    <div className={style.example} data-example={example.id}>
      <p className={style.head}>{l.example(example.id)}</p>
      <RuleText game={game} rule={example} />
      {opens && <OpenExample game={game} id={example.id} />}
    </div>
  );
}

/** Opens in a tab of its own, so that the present page stays as it is. */
export function OpenExample({ game, id }: { readonly game: string; readonly id: string }) {
  const l = useLines(rulesLines);
  return (
    <a
      className={style.open}
      href={exampleHref(game, id)}
      target="_blank"
      rel="noreferrer"
      data-open={id}
      aria-label={`${l.open}: ${l.example(id)}`}
    >
      <SquareArrowOutUpRight aria-hidden />
      {l.open}
    </a>
  );
}
