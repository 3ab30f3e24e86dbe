// One rule, opened at the table: its text, its place in the printed book, and the link to all the rules.
import type { Game } from '../../engine/index.ts';
import { rulesLines } from '../../words/web/rules.ts';
import { useLines } from '../app/lang.ts';
import { Skeleton } from '../design/Skeleton.tsx';
import { RuleExamples } from './examples/RuleExamples.tsx';
import { useOpenable } from './examples/useOpenable.ts';
import { RuleText } from './RuleText.tsx';
import { ruleIn } from './readRules.ts';
import { ruleHref, shortRule } from './ruleHref.ts';
import style from './rules.module.css';
import { useRules } from './useRules.ts';

export function OneRule({ game, rule }: { readonly game: Game; readonly rule: string }) {
  const l = useLines(rulesLines);
  const { sections, failed } = useRules(game.id);
  const openable = useOpenable(game.id);
  const id = shortRule(game.id, rule);
  const found = sections && ruleIn(sections, id);
  const inBook = game.rules.bookOf(rule);
  return (
    <>
      {!sections && !failed && <Skeleton label={l.loading} />}
      {failed && <p role="alert">{l.failed}</p>}
      {sections && !found && <p>{l.unknown}</p>}
      {found && <RuleText game={game.id} rule={found} />}
      {sections && <RuleExamples game={game.id} rule={id} sections={sections} openable={openable} open />}
      <p className={style.foot}>
        {inBook !== null && <span className={style.book}>{l.inBook(inBook)}</span>}
        {found && (
          // the table stays open behind it
          <a href={ruleHref(game.id, id)} target="_blank" rel="noreferrer">
            {l.whole}
          </a>
        )}
      </p>
    </>
  );
}
