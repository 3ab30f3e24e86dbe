// Why not: the sentence, and the rule that says so; a touch on the rule tells where it stands in the book.
import type { Refusal } from '../../engine/index.ts';
import { tableLines } from '../../i18n/web/table.ts';
import { useLines } from '../app/lang.ts';
import { usePlay } from './Play.ts';
import style from './RefusalText.module.css';

export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const { words } = usePlay();
  return (
    <span className={style.refusal}>
      {words.refusal({ ...refusal, rule: null })} {refusal.rule !== null && <RuleTag rule={refusal.rule} />}
    </span>
  );
}

function RuleTag({ rule }: { readonly rule: string }) {
  const { game } = usePlay();
  const l = useLines(tableLines).rule;
  const section = game.rules.bookOf(rule);
  const short = rule.startsWith(`${game.id}-`) ? rule.slice(game.id.length + 1) : rule;
  return (
    <details className={style.rule}>
      <summary aria-label={l.show(short)} title={l.show(short)}>
        {short}
      </summary>
      <span className={style.book} role="note">
        <strong>{rule}</strong>
        {section !== null && <span>{l.inBook(section)}</span>}
      </span>
    </details>
  );
}
