// A refusal: its sentence and its rule; a touch on the rule opens it.
import type { Refusal } from '../../../engine/index.ts';
import { RuleTag } from '../../rules/RuleTag.tsx';
import { useTable } from '../useTable.ts';
import { wordsAt } from '../wordsAt.ts';
import style from './RefusalText.module.css';

export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const { words, face, lang, game, moment } = useTable();
  const reason = wordsAt({ words, face, lang }, moment.state).refusal({ ...refusal, rule: null });
  return (
    <span className={style.refusal}>
      {reason} {refusal.rule !== null && <RuleTag game={game} rule={refusal.rule} />}
    </span>
  );
}
