// Why not: the sentence, and the rule that says so; a touch on the rule opens it.
import type { Refusal } from '../../engine/index.ts';
import { RuleTag } from '../rules/RuleTag.tsx';
import { usePlay } from './Play.ts';
import style from './RefusalText.module.css';

export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const { words, game } = usePlay();
  return (
    <span className={style.refusal}>
      {words.refusal({ ...refusal, rule: null })} {refusal.rule !== null && <RuleTag game={game} rule={refusal.rule} />}
    </span>
  );
}
