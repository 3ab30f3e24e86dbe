// A seat left free in the middle of a game: a watcher may take it, a player may send the link.
import { useState } from 'react';
import { tableLines } from '../../../words/web/table.ts';
import { copyText } from '../../app/copyText.ts';
import { ensurePerson } from '../../app/ensurePerson.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import style from '../layout/Banners.module.css';
import { tableHref } from '../tableHref.ts';
import { useTable } from '../useTable.ts';

export function FreeSeat() {
  const { table, link } = useTable();
  const l = useLines(tableLines).freeSeat;
  const [busy, setBusy] = useState(false);
  const free = table.status === 'playing' ? table.seats.find((seat) => seat.kind === 'empty') : undefined;
  if (!free) return null;
  const sit = async () => {
    setBusy(true);
    try {
      if (!(await ensurePerson())) return;
      const invite = new URLSearchParams(location.search).get('invite');
      await api.join(table.id, { seat: free.seat, ...(invite === null ? {} : { invite }) });
      await link.people?.refresh();
    } catch (error) {
      toast(problemText(error), 'bad');
    } finally {
      setBusy(false);
    }
  };
  const seated = table.yours.length > 0;
  return (
    <div className={style.banner} data-kind="freeSeat">
      <span>{seated ? l.wait(free.seat) : l.free(free.seat)}</span>
      {seated ? (
        <Button size="small" onClick={() => void copyText(tableHref(table))}>
          {l.copy}
        </Button>
      ) : (
        <Button size="small" kind="primary" busy={busy} data-act="sit" onClick={() => void sit()}>
          {l.sit}
        </Button>
      )}
    </div>
  );
}
