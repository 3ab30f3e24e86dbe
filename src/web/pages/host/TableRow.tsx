// A table, as the host sees it.
import { useState } from 'react';
import { Link } from 'wouter';
import type { HostTable } from '../../../api/host.ts';
import { hostLines } from '../../../words/web/host.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { ago } from '../../app/ago.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Badge, type BadgeKind } from '../../design/Badge.tsx';
import { Button } from '../../design/Button.tsx';
import { hostApi } from '../../net/hostApi.ts';
import { gameName } from '../games/roster.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import style from './Host.module.css';
import { hostSeatName } from './hostSeatName.ts';

const kinds: Readonly<Record<HostTable['status'], BadgeKind>> = {
  gathering: 'info',
  playing: 'go',
  over: 'plain',
  abandoned: 'warn',
};

export function TableRow({ table }: { readonly table: HostTable }) {
  const l = useLines(hostLines);
  const lobby = useLines(lobbyLines);
  const lang = useLang();
  const [asking, setAsking] = useState<'handOver' | 'drop' | null>(null);
  const close = () => setAsking(null);
  const { id, seats } = table;
  return (
    <li className={style.row}>
      <div className={style.facts}>
        <p className={style.name}>
          <Link href={`/t/${id}`}>
            <strong>{gameName(table.game)}</strong>
          </Link>
          <Badge kind={kinds[table.status]}>{lobby.statuses[table.status]}</Badge>
        </p>
        <p>{seats.map((seat) => hostSeatName(seat, lobby)).join(', ')}</p>
        <p className={style.soft}>
          {lobby.visibilities[table.visibility]} · {l.tables.entries(table.seq)} ·{' '}
          {l.tables.moved(ago(table.movedAt || table.createdAt, Date.now(), lang))}
        </p>
        <code className={style.id}>{id}</code>
      </div>
      <fieldset className={style.actions}>
        <legend className="hidden">{l.tables.actions(id)}</legend>
        <Button size="small" onClick={() => setAsking('handOver')} disabled={seats.length === 0}>
          {l.handOver.act}
        </Button>
        <Button size="small" kind="danger" onClick={() => setAsking('drop')}>
          {l.drop.act}
        </Button>
        {asking === 'handOver' && <HandOverDialog table={table} onClose={close} />}
        {asking === 'drop' && (
          <ConfirmDialog
            title={l.drop.title(id)}
            text={l.drop.text}
            confirm={l.drop.confirm}
            done={l.drop.done}
            ask={() => hostApi.dropTable(id)}
            onClose={close}
          />
        )}
      </fieldset>
    </li>
  );
}
