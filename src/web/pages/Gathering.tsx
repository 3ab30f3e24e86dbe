// A table before its game begins: the seats, the invitation, bots for the rest, and the agreed terms.
import type { ReactNode } from 'react';
import type { Person } from '../../api/people.ts';
import type { Table } from '../../api/tables.ts';
import { lobbyLines } from '../../words/web/lobby.ts';
import { tableLines } from '../../words/web/table.ts';
import { useLines } from '../app/lang.ts';
import { Card } from '../design/Card.tsx';
import style from './Gathering.module.css';
import { gameName } from './games/roster.ts';
import { GatheringActions } from './gathering/GatheringActions.tsx';
import { GatheringSeats } from './gathering/GatheringSeats.tsx';
import { GatheringTerms } from './gathering/GatheringTerms.tsx';
import { InviteCard } from './gathering/InviteCard.tsx';
import { useTableChange } from './gathering/useTableChange.ts';

export interface GatheringProps {
  readonly table: Table;
  /** Null for a visitor without a name. */
  readonly me: Person | null;
  /** The invitation to a private table, from the address. */
  readonly invite?: string | null;
  /** Takes the changed table from the answer; the live socket would bring it a moment later. */
  readonly onChange?: (table: Table) => void;
  /** The chat, for readers who may see it. */
  readonly talk?: ReactNode;
}

export function Gathering({ table, me, invite = null, onChange, talk }: GatheringProps) {
  const l = useLines(lobbyLines);
  const { chat } = useLines(tableLines);
  const change = useTableChange(onChange);
  // a seated reader waits for others, so the invitation comes first; any other reader came to sit down
  const first = me !== null && isSeated(table, me) && table.seats.some((seat) => seat.kind === 'empty');
  const card = <InviteCard table={table} invite={table.invite ?? invite} first={first} />;
  return (
    <div className={style.page}>
      <header>
        <p className={style.game}>{gameName(table.game)}</p>
        <h1>{l.gather.title}</h1>
        <p className={style.intro}>{l.gather.intro}</p>
      </header>
      <div className={style.columns}>
        <div className={style.main}>
          {first && card}
          <GatheringSeats table={table} me={me} invite={invite} change={change} />
          <GatheringActions table={table} me={me} change={change} />
        </div>
        <div className={style.side}>
          {talk && (
            <Card title={chat.label} flush>
              <div className={style.talk}>{talk}</div>
            </Card>
          )}
          {!first && card}
          <GatheringTerms table={table} />
        </div>
      </div>
    </div>
  );
}

const isSeated = (table: Table, me: Person): boolean => table.seats.some((seat) => seat.person === me.id);
