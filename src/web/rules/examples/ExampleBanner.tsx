// At a worked example's table: the text of the example, beside its position.
import { useState } from 'react';
import { examplesLines } from '../../../words/web/examples.ts';
import { rulesLines } from '../../../words/web/rules.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { narrowTable } from '../../play/layout/narrowTable.ts';
import { useMedia } from '../../play/layout/useMedia.ts';
import { useTable } from '../../play/useTable.ts';
import { RuleTag } from '../RuleTag.tsx';
import { RuleText } from '../RuleText.tsx';
import { ruleIn } from '../readRules.ts';
import { ruleHref } from '../ruleHref.ts';
import { useRules } from '../useRules.ts';
import style from './examples.module.css';

export function ExampleBanner({ id }: { readonly id: string }) {
  const { game, link, timeline, table } = useTable();
  const l = useLines(examplesLines);
  const { example } = useLines(rulesLines);
  const narrow = useMedia(narrowTable);
  const [open, setOpen] = useState(!narrow);
  const { sections } = useRules(game.id);
  const found = sections && ruleIn(sections, id);
  return (
    <details
      className={style.banner}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-banner="example"
    >
      <summary>{example(id)}</summary>
      <div className={style.told}>
        {found && <RuleText game={game.id} rule={found} />}
        <p className={style.hint}>{l.atTable}</p>
        <p className={style.row}>
          {found?.shows?.map((rule) => (
            <RuleTag key={rule} game={game} rule={`${game.id}-${rule}`} />
          ))}
          {timeline.line.length > 1 && (
            <Button size="small" kind="quiet" onClick={() => link.jump(table.yours[0]!, 0)}>
              {l.again}
            </Button>
          )}
          <a href={ruleHref(game.id, id)}>{l.toRules}</a>
        </p>
      </div>
    </details>
  );
}
