// The number of a rule; a touch opens the rule on the spot, with its examples and the link to all the others.
import { lazy, Suspense, useState } from 'react';
import type { Game } from '../../engine/index.ts';
import { rulesLines } from '../../words/web/rules.ts';
import { useLines } from '../app/lang.ts';
import { Dialog } from '../design/Dialog.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { shortRule } from './ruleHref.ts';
import style from './rules.module.css';

const OneRule = lazy(() => import('./OneRule.tsx').then((m) => ({ default: m.OneRule })));

export function RuleTag({ game, rule }: { readonly game: Game; readonly rule: string }) {
  const l = useLines(rulesLines);
  const [open, setOpen] = useState(false);
  const short = shortRule(game.id, rule);
  return (
    <>
      <button
        type="button"
        className={style.tag}
        aria-label={l.rule(short)}
        title={l.rule(short)}
        data-rule={short}
        onClick={() => setOpen(true)}
      >
        {short}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={l.rule(short)}>
        <Suspense fallback={<Skeleton label={l.loading} />}>
          <OneRule game={game} rule={rule} />
        </Suspense>
      </Dialog>
    </>
  );
}
