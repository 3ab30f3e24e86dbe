// The cells shared by all lists of tables: the game, its people, the time of the last event.
import { Ticket } from 'lucide-react';
import { Link } from 'wouter';
import type { TableSummary } from '../../../api/tables.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { ago } from '../../app/ago.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { gameName } from '../games/roster.ts';
import { seatName } from '../seatName.ts';
import style from './TableRow.module.css';

export const tableHref = ({ id }: TableSummary): string => `/t/${id}`;

export function GameCell({ table }: { readonly table: TableSummary }) {
  return (
    <Link href={tableHref(table)} className={style.game}>
      {gameName(table.game)}
    </Link>
  );
}

/** Names in seat order, those to move underlined. */
export function SeatsCell({ table }: { readonly table: TableSummary }) {
  const l = useLines(lobbyLines);
  const shell = useLines(shellLines);
  const taken = table.seats.filter((seat) => seat.kind !== 'empty');
  return (
    <span className={style.seats}>
      {taken.map((seat, i) => (
        <span key={seat.seat}>
          {i > 0 && ', '}
          <span className={table.waiting.includes(seat.seat) ? style.waiting : undefined}>{seatName(seat, l)}</span>
          {seat.guest && (
            <>
              {' '}
              <Ticket className={style.guest} role="img" aria-label={shell.guest}>
                <title>{shell.guest}</title>
              </Ticket>
            </>
          )}
        </span>
      ))}
    </span>
  );
}

export function MovedCell({ table }: { readonly table: TableSummary }) {
  const lang = useLang();
  const then = table.movedAt || table.createdAt;
  return <time dateTime={new Date(then).toISOString()}>{ago(then, Date.now(), lang)}</time>;
}
