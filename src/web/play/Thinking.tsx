// While somebody else decides: a bot with its progress, or the one we wait for.
import { tableLines } from '../../i18n/web/table.ts';
import { useLines } from '../app/lang.ts';
import style from './Decision.module.css';
import { usePlay } from './Play.ts';

export function Thinking() {
  const { table, seats, state } = usePlay();
  const l = useLines(tableLines).decision;
  const [who] = table.waiting;
  if (who === undefined) return null;
  const { kind, name } = seats[who - 1]!;
  if (kind === 'person') return <p className={style.quiet}>{table.yours.length > 0 ? l.waitFor : l.watching}</p>;
  const { thinking } = state;
  return (
    <div className={style.thinking}>
      <span>{l.thinks(name)}</span>
      <progress aria-label={l.thinks(name)} value={thinking?.seat === who ? thinking.done : undefined} />
    </div>
  );
}
