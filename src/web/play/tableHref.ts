// The address of a table to give away. Where the table or a seat of it opens by invitation, the address brings it along.
import type { Table } from '../../api/tables.ts';

export const tableHref = ({ id, visibility, seats, invite }: Table): string => {
  const closed = visibility === 'private' || seats.some((seat) => seat.reserved);
  const invited = closed && invite !== null ? `?invite=${encodeURIComponent(invite)}` : '';
  return `${location.origin}/t/${id}${invited}`;
};
