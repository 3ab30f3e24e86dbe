// The seats of whoever looks. Around one screen every seat of a person is one's own: only who plays bots alone has one.
import type { Table } from '../../../api/tables.ts';
import type { Seat } from '../../../engine/index.ts';
import type { SeatInfo } from '../../../records/record.ts';
import type { TableLink } from '../link.ts';

export const ownSeats = ({ kind }: TableLink, { yours }: Table, seats: readonly SeatInfo[]): readonly Seat[] =>
  kind === 'remote' ? yours : seats.flatMap((seat, i) => (seat.kind === 'person' ? [i + 1] : []));
