// What a tile that is tried out does to the best runs of the company: before and after, and that it is being searched.

import { type Desk, readyOf } from '../../../match/menu.ts';
import { mapLines } from '../../../words/web/map.ts';
import { useLines } from '../../app/lang.ts';
import { useTable } from '../useTable.ts';
import type { Sum } from './runsWorker.ts';
import { useRunsAhead } from './useRunsAhead.ts';

export function RunsNews({ desk }: { readonly desk: Desk }) {
  const { path, words } = useTable();
  const l = useLines(mapLines).tile;
  const last = path.at(-1);
  const sums = useRunsAhead(desk, last ? readyOf(last) : null);
  if (!sums || sums.before === null) return null;
  const text = (sum: Sum | undefined) =>
    sum === undefined ? '…' : `${sum && !sum.exact ? '≥ ' : ''}${words.f.money(sum?.revenue ?? 0)}`;
  const same = sums.after !== undefined && text(sums.before) === text(sums.after);
  return (
    <li data-runs-news={sums.after === undefined ? 'searching' : 'found'} aria-busy={sums.after === undefined}>
      {l.bestRuns} {text(sums.before)}
      {same ? ` (${l.unchanged})` : ' → '}
      {!same && <strong>{text(sums.after)}</strong>}
    </li>
  );
}
