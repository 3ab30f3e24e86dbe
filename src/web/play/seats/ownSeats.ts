// The reader's seats. On one screen every person's seat is one's own, so that against bots alone there is just one.
import type { Table } from '../../../api/tables.ts';
import type { Seat } from '../../../engine/index.ts';
import type { SeatInfo } from '../../../records/record.ts';
import type { TableLink } from '../link.ts';

export const ownSeats = ({ kind }: TableLink, { yours }: Table, seats: readonly SeatInfo[]): readonly Seat[] =>
  kind === 'remote' ? yours : seats.flatMap((seat, i) => (seat.kind === 'person' ? [i + 1] : []));
