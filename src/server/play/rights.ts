// Rights to see a table, and to act for its seats.
import type { Seat } from '../../engine/index.ts';
import { Fault } from '../http/fault.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';

/** An anonymous visitor, who only watches. */
export type Requester = string | null;

interface Seated {
  readonly row: Pick<TableRow, 'visibility' | 'host' | 'one_screen' | 'invite'>;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'kind' | 'person'>[];
}

/** The seats this person acts for: one's own, or every person's at a one-screen table one hosts. */
export const seatsFor = ({ row, seats }: Seated, person: Requester): Seat[] =>
  person === null
    ? []
    : seats
        .filter((s) => s.kind === 'person' && (row.one_screen ? row.host === person : s.person === person))
        .map((s) => s.seat);

/** True if the requester may see the table: anybody, unless it is private; then its members and the invited. */
export const sees = (table: Seated, person: Requester, invite?: string): boolean =>
  table.row.visibility !== 'private' ||
  (invite !== undefined && invite === table.row.invite) ||
  (person !== null && (table.row.host === person || table.seats.some((s) => s.person === person)));

/** Throws for a table one may not see, as if it did not exist. */
export function mustSee(table: Seated, person: Requester, invite?: string): void {
  if (!sees(table, person, invite)) throw new Fault('notFound');
}

/** Throws unless the host asks before the game begins: only then may seats change. */
export function mustArrange(table: Seated & { readonly row: Pick<TableRow, 'status'> }, person: string): void {
  mustSee(table, person);
  if (table.row.host !== person || table.row.status !== 'gathering') throw new Fault('forbidden');
}

export function mustActFor(table: Seated, person: string, seat: Seat): void {
  const own = seatsFor(table, person);
  if (!own.includes(seat)) throw new Fault(own.length > 0 ? 'forbidden' : 'notSeated');
}
