// My games, waiting ones first; finished ones are folded away.
import { useState } from 'react';
import type { TableSummary } from '../../../api/tables.ts';
import { type HomeLines, homeLines } from '../../../words/web/home.ts';
import { type LobbyLines, lobbyLines } from '../../../words/web/lobby.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Badge } from '../../design/Badge.tsx';
import { ButtonLink } from '../../design/Button.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { Switch } from '../../design/Switch.tsx';
import { type Column, Timetable } from '../../design/Timetable.tsx';
import { useMyTables } from '../../net/queries.ts';
import { useMineNews } from '../../play/remote/useMineNews.ts';
import { paceText } from '../paceText.ts';
import { seatName } from '../seatName.ts';
import { ListCard } from './ListCard.tsx';
import style from './MyGames.module.css';
import { GameCell, MovedCell, SeatsCell, tableHref } from './TableRow.tsx';
import { countYourMoves, freeSeats, isYourMove, sortMine } from './tableLists.ts';

export function MyGames() {
  const l = useLines(homeLines);
  const lobby = useLines(lobbyLines);
  const lang = useLang();
  const mine = useMyTables();
  useMineNews();
  const [showOver, setShowOver] = useState(false);
  const count = countYourMoves(mine.data ?? []);
  const isDone = (table: TableSummary) => table.status === 'over' || table.status === 'abandoned';
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  return (
    <ListCard
      title={l.mine.title}
      aside={count > 0 && <Badge kind="signal">{l.mine.yourMoves(count)}</Badge>}
      query={mine}
      empty={<EmptyState title={l.mine.empty}>{l.mine.emptyHint}</EmptyState>}
    >
      {(tables) => {
        const open = tables.filter((table) => !isDone(table));
        const mixed = open.length > 0 && open.length < tables.length;
        return (
          <>
            <Timetable
              caption={l.mine.title}
              columns={columns(l, lobby, list)}
              rows={sortMine(mixed && !showOver ? open : tables)}
              rowKey={(table) => table.id}
              marked={isYourMove}
            />
            {mixed && (
              <div className={style.foot}>
                <Switch label={l.mine.showOver} checked={showOver} onChange={setShowOver} />
              </div>
            )}
          </>
        );
      }}
    </ListCard>
  );
}

const columns = (l: HomeLines, lobby: LobbyLines, list: Intl.ListFormat): Column<TableSummary>[] => [
  { id: 'game', head: l.columns.game, main: true, cell: (table) => <GameCell table={table} /> },
  { id: 'seats', head: l.columns.seats, cell: (table) => <SeatsCell table={table} /> },
  { id: 'pace', head: l.columns.pace, phone: 'hide', cell: (table) => paceText(table.pace, lobby) },
  { id: 'moved', head: l.columns.moved, cell: (table) => <MovedCell table={table} /> },
  {
    id: 'state',
    head: l.columns.state,
    phone: 'beside',
    cell: (table) =>
      isYourMove(table) ? (
        <ButtonLink kind="primary" size="small" href={tableHref(table)}>
          {l.mine.yourMove}
        </ButtonLink>
      ) : (
        <Badge kind={table.status === 'gathering' ? 'info' : 'plain'}>{stateText(table, l, lobby, list)}</Badge>
      ),
  },
];

function stateText(table: TableSummary, l: HomeLines, lobby: LobbyLines, list: Intl.ListFormat): string {
  const names = (seats: readonly number[]) =>
    list.format(table.seats.filter(({ seat }) => seats.includes(seat)).map((seat) => seatName(seat, lobby)));
  if (table.status === 'gathering' && freeSeats(table) > 0) return l.freeSeats(freeSeats(table));
  if (table.status === 'playing' && table.waiting.length > 0) return l.mine.waitingFor(names(table.waiting));
  if (table.status === 'over' && table.result) return l.mine.winner(names(winners(table.result)));
  return lobby.statuses[table.status];
}

function winners(result: Readonly<Record<string, number>>): number[] {
  const best = Math.max(...Object.values(result));
  return Object.entries(result).flatMap(([seat, worth]) => (worth === best ? [Number(seat)] : []));
}
