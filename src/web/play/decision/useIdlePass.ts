// Passes automatically where nothing can be decided, and says so.
import { useEffect, useSyncExternalStore } from 'react';
import { PASS } from '../../../engine/index.ts';
import { idlePass } from '../../../match/idlePass.ts';
import type { Timeline } from '../../../match/timeline.ts';
import { tableLines } from '../../../words/web/table.ts';
import { toast } from '../../design/toasts.ts';
import type { Play } from '../Play.ts';
import { usePreferences } from '../preferences.ts';
import { useTable, useTableStore } from '../useTable.ts';
import { undo } from './tellDone.ts';

/** True after an undo, or before the past has loaded: somebody who went back to such a step wants to act there. */
const isWentBackTo = ({ entries }: Timeline): boolean => {
  const last = entries.at(-1);
  return last === undefined || 'to' in last;
};

export function useIdlePass(): void {
  const store = useTableStore();
  const { desk, outbox, path, timeline } = useTable();
  const wanted = usePreferences(({ idle }) => idle);
  // a hidden page would waste the notice; the pass is made when the page is seen again
  const isHidden = useHidden();
  const isFree = outbox.state === 'idle' && path.length === 0 && !isWentBackTo(timeline);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => {
    if (!wanted || !isFree || !desk || isHidden) return;
    const kinds = idlePass(desk);
    if (kinds) pass(store.getState(), kinds);
  }, [desk, wanted, isFree, isHidden]);
}

function pass({ link, desk, words, lang }: Play, [purpose = '']: readonly string[]): void {
  if (!desk) return;
  link.act(desk.seat, PASS);
  const { decision, menu } = tableLines[lang];
  toast(decision.passedIdly(words.kind(purpose)), 'plain', {
    label: menu.undo,
    run: undo,
  });
}

function listen(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const useHidden = (): boolean => useSyncExternalStore(listen, () => document.hidden);
