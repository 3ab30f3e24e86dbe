// Below the seats: fill with bots, begin, leave; and the conditions still missing.
import { Bot, LogOut, Play } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Person } from '../../../api/people.ts';
import type { Table } from '../../../api/tables.ts';
import type { Rank } from '../../../bots/names.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { toast } from '../../design/toasts.ts';
import { api } from '../../net/api.ts';
import { LevelSelect } from '../LevelSelect.tsx';
import style from './GatheringActions.module.css';
import type { TableChange } from './useTableChange.ts';

interface Props {
  readonly table: Table;
  readonly me: Person | null;
  readonly change: TableChange;
}

export function GatheringActions({ table, me, change }: Props) {
  const l = useLines(lobbyLines);
  const [, navigate] = useLocation();
  const [level, setLevel] = useState<Rank>('expert');
  const free = table.seats.filter((seat) => seat.kind === 'empty');
  const open = free.filter((seat) => !seat.reserved);
  const seated = me !== null && table.seats.some((seat) => seat.person === me.id);
  const isHost = me !== null && table.host === me.id;

  const fill = () =>
    change.run('fill', async () => {
      let latest = table;
      for (const { seat } of open) latest = await api.setSeat(table.id, { seat, level, was: null });
      return latest;
    });
  const leave = async () => {
    if (!(await change.run('leave', () => api.leave(table.id)))) return;
    toast(l.gather.left);
    navigate('/');
  };

  return (
    <div className={style.actions}>
      <p className={style.state} role="status">
        {free.length > 0 ? l.gather.waitingFor(free.length) : isHost ? l.gather.full : l.gather.hostStarts}
      </p>
      {isHost && open.length > 0 && (
        <div className={style.fill}>
          <LevelSelect label={l.gather.botLevel} game={table.game} value={level} onChange={setLevel} />
          <Button icon={<Bot aria-hidden />} busy={change.busy === 'fill'} onClick={fill}>
            {l.gather.fill}
          </Button>
        </div>
      )}
      <div className={style.buttons}>
        {isHost && (
          <Button
            kind="primary"
            size="large"
            icon={<Play aria-hidden />}
            disabled={free.length > 0}
            busy={change.busy === 'start'}
            onClick={() => change.run('start', () => api.start(table.id))}
          >
            {l.gather.start}
          </Button>
        )}
        {seated && (
          <Button kind="quiet" icon={<LogOut aria-hidden />} busy={change.busy === 'leave'} onClick={leave}>
            {l.gather.leave}
          </Button>
        )}
      </div>
    </div>
  );
}
