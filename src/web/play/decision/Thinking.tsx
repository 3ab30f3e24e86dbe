// While somebody else decides: a bot with its progress, bots that rest, or the one we wait for.

import { atRest } from '../../../match/atRest.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { useTable } from '../useTable.ts';
import style from './Decision.module.css';

export function Thinking() {
  const { table, seats, thinking, timeline, link } = useTable();
  const l = useLines(tableLines).decision;
  const [who] = table.waiting;
  if (who === undefined) return null;
  const { kind, name } = seats[who - 1]!;
  if (kind === 'person') return <p className={style.quiet}>{table.yours.length > 0 ? l.waitFor : l.watching}</p>;
  // those in this browser think for whoever looks at them
  if (link.kind === 'remote' && kind === 'bot' && timeline && atRest(timeline.entries, seats))
    return <p className={style.quiet}>{l.botsRest}</p>;
  return (
    <div className={style.thinking}>
      <span>{l.thinks(name)}</span>
      <progress aria-label={l.thinks(name)} value={thinking?.seat === who ? thinking.done : undefined} />
    </div>
  );
}
