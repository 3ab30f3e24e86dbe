// Who may see a table, and for which seats somebody acts.
import type { Seat } from '../../engine/index.ts';
import { Fault } from '../http/fault.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';

/** An anonymous visitor, who only watches. */
export type Asker = string | null;

interface Seated {
  readonly row: Pick<TableRow, 'visibility' | 'host' | 'one_screen' | 'invite'>;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'kind' | 'person'>[];
}

/** The seats that this person acts for: one's own, and at a one-screen table all people's for its host. */
export const seatsFor = ({ row, seats }: Seated, person: Asker): Seat[] =>
  person === null
    ? []
    : seats
        .filter((s) => s.kind === 'person' && (row.one_screen ? row.host === person : s.person === person))
        .map((s) => s.seat);

/** Open tables and those one has the link to are seen by all; a private one by those who belong there or are invited. */
export const sees = (table: Seated, person: Asker, invite?: string): boolean =>
  table.row.visibility !== 'private' ||
  (invite !== undefined && invite === table.row.invite) ||
  (person !== null && (table.row.host === person || table.seats.some((s) => s.person === person)));

/** A table that somebody may not see is answered like one that does not exist. */
export function mustSee(table: Seated, person: Asker, invite?: string): void {
  if (!sees(table, person, invite)) throw new Fault('notFound');
}

/** Who sits where is the host's to change, until the game begins. */
export function mustArrange(table: Seated & { readonly row: Pick<TableRow, 'status'> }, person: string): void {
  mustSee(table, person);
  if (table.row.host !== person || table.row.status !== 'gathering') throw new Fault('forbidden');
}

export function mustActFor(table: Seated, person: string, seat: Seat): void {
  const own = seatsFor(table, person);
  if (!own.includes(seat)) throw new Fault(own.length > 0 ? 'forbidden' : 'notSeated');
}
