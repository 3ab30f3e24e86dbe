// The seats of a gathering table: sit down on a free one, add or remove a bot. The host may change them all.
import { Bot, Check, Circle, Settings2, X } from 'lucide-react';
import { useState } from 'react';
import type { Person } from '../../../api/people.ts';
import type { SeatView, Table } from '../../../api/tables.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { useLines } from '../../app/lang.ts';
import { Badge } from '../../design/Badge.tsx';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { classes } from '../../design/classes.ts';
import { IconButton } from '../../design/IconButton.tsx';
import { SeatMark } from '../../design/SeatChip.tsx';
import { api } from '../../net/api.ts';
import { botLabel } from '../botLabel.ts';
import { seatName } from '../seatName.ts';
import style from './GatheringSeats.module.css';
import { SeatEdit } from './SeatEdit.tsx';
import { SeatTerms } from './SeatTerms.tsx';
import type { TableChange } from './useTableChange.ts';

interface Props {
  readonly table: Table;
  readonly me: Person | null;
  readonly invite: string | null;
  readonly change: TableChange;
}

export function GatheringSeats({ table, me, invite, change }: Props) {
  const l = useLines(lobbyLines);
  const seated = me !== null && table.seats.some((seat) => seat.person === me.id);
  const mayArrange = me !== null && table.host === me.id;
  const [wantsToEdit, edit] = useState(false);
  const editing = wantsToEdit && mayArrange;
  const sit = (seat: number) =>
    change.run(`sit ${seat}`, () => api.join(table.id, { seat, ...(invite && { invite }) }));
  const bot = (seat: number, level: 'expert' | null) =>
    change.run(`bot ${seat}`, () => api.setSeat(table.id, { seat, level, was: null }));
  return (
    <Card
      title={l.gather.seats}
      flush
      aside={
        mayArrange && (
          <Button
            size="small"
            kind="quiet"
            icon={editing ? <Check aria-hidden /> : <Settings2 aria-hidden />}
            onClick={() => edit(!editing)}
          >
            {editing ? l.gather.done : l.gather.change}
          </Button>
        )
      }
    >
      {editing && <SeatTerms table={table} change={change} />}
      <ol className={style.seats}>
        {table.seats.map((seat) => (
          <li key={seat.seat} className={classes(style.seat, !editing && seat.kind === 'empty' && style.empty)}>
            <SeatMark seat={seat.seat} size={28} />
            {editing && seat.kind !== 'automaton' ? (
              <SeatEdit table={table} seat={seat} me={me} change={change} />
            ) : (
              <SeatWords
                seat={seat}
                isHost={seat.person !== null && seat.person === table.host}
                isMe={isMine(seat, me)}
              />
            )}
            <span className={style.actions} hidden={editing}>
              {seat.kind === 'empty' && !seated && (!seat.reserved || invite !== null) && (
                <Button
                  size="small"
                  kind="primary"
                  busy={change.busy === `sit ${seat.seat}`}
                  onClick={() => sit(seat.seat)}
                >
                  {l.gather.sit}
                </Button>
              )}
              {seat.kind === 'empty' && mayArrange && (
                <IconButton label={l.gather.addBot} onClick={() => bot(seat.seat, 'expert')}>
                  <Bot aria-hidden />
                </IconButton>
              )}
              {seat.kind === 'bot' && mayArrange && (
                <IconButton label={l.gather.removeBot} onClick={() => bot(seat.seat, null)}>
                  <X aria-hidden />
                </IconButton>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const isMine = (seat: SeatView, me: Person | null): boolean => me !== null && seat.person === me.id;

function SeatWords({ seat, isHost, isMe }: { seat: SeatView; isHost: boolean; isMe: boolean }) {
  const l = useLines(lobbyLines);
  const shell = useLines(shellLines);
  return (
    <span className={style.words}>
      <span className={style.name}>{seatName(seat, l)}</span>
      {seat.guest && <Badge>{shell.guest}</Badge>}
      {isMe && <Badge kind="go">{l.you}</Badge>}
      {isHost && <Badge>{l.gather.host}</Badge>}
      {seat.kind === 'automaton' && <Badge kind="info">{l.automaton}</Badge>}
      {seat.kind === 'bot' && <Badge kind="info">{botLabel(seat, l)}</Badge>}
      {seat.kind === 'person' && !isMe && (
        <span className={classes(style.presence, seat.online && style.online)}>
          <Circle aria-hidden /> {seat.online ? l.gather.online : l.gather.offline}
        </span>
      )}
    </span>
  );
}
