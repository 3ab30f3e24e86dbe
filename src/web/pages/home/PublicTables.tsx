// Tables that look for players, and games that anybody may watch.
import { Armchair, Eye } from 'lucide-react';
import type { TableSummary } from '../../../api/tables.ts';
import { homeLines } from '../../../words/web/home.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { useLines } from '../../app/lang.ts';
import { ButtonLink } from '../../design/Button.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { type Column, Timetable } from '../../design/Timetable.tsx';
import { useTables } from '../../net/queries.ts';
import { paceText } from '../paceText.ts';
import { ListCard } from './ListCard.tsx';
import style from './PublicTables.module.css';
import { GameCell, SeatsCell, tableHref } from './TableRow.tsx';
import { freeSeats, sortOpen } from './tableLists.ts';

export function OpenTables() {
  const l = useLines(homeLines);
  const lobby = useLines(lobbyLines);
  const shell = useLines(shellLines);
  const query = useTables('open');
  const columns: Column<TableSummary>[] = [
    { id: 'game', head: l.columns.game, main: true, cell: (table) => <GameCell table={table} /> },
    {
      id: 'seats',
      head: l.columns.seats,
      cell: (table) => (
        <>
          <SeatsCell table={table} />
          <small className={style.pace}>{paceText(table.pace, lobby)}</small>
        </>
      ),
    },
    {
      id: 'join',
      head: l.columns.free,
      figures: true,
      phone: 'beside',
      cell: (table) => (
        <span className={style.join}>
          {freeSeats(table)}
          <ButtonLink size="small" href={tableHref(table)}>
            {l.open.join}
          </ButtonLink>
        </span>
      ),
    },
  ];
  return (
    <ListCard
      title={l.open.title}
      query={query}
      empty={
        <EmptyState
          icon={<Armchair aria-hidden />}
          title={l.open.empty}
          action={
            <ButtonLink size="small" href="/new?who=open">
              {shell.newTable}
            </ButtonLink>
          }
        >
          {l.open.emptyHint}
        </EmptyState>
      }
    >
      {(tables) => (
        <Timetable caption={l.open.title} columns={columns} rows={sortOpen(tables)} rowKey={(table) => table.id} />
      )}
    </ListCard>
  );
}

export function WatchTables() {
  const l = useLines(homeLines);
  const query = useTables('watch');
  const columns: Column<TableSummary>[] = [
    { id: 'game', head: l.columns.game, main: true, cell: (table) => <GameCell table={table} /> },
    { id: 'seats', head: l.columns.seats, cell: (table) => <SeatsCell table={table} /> },
    {
      id: 'look',
      head: <span className="hidden">{l.watch.look}</span>,
      phone: 'beside',
      cell: (table) => (
        <ButtonLink size="small" href={tableHref(table)} icon={<Eye aria-hidden />}>
          {l.watch.look}
        </ButtonLink>
      ),
    },
  ];
  return (
    <ListCard
      title={l.watch.title}
      query={query}
      empty={
        <EmptyState icon={<Eye aria-hidden />} title={l.watch.empty}>
          {l.watch.emptyHint}
        </EmptyState>
      }
    >
      {(tables) => <Timetable caption={l.watch.title} columns={columns} rows={tables} rowKey={(table) => table.id} />}
    </ListCard>
  );
}
