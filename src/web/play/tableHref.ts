// The shareable address of a table. If the table or a seat of it opens by invitation, the address contains it.
import type { Table } from '../../api/tables.ts';

export const tableHref = ({ id, visibility, seats, invite }: Table): string => {
  const closed = visibility === 'private' || seats.some((seat) => seat.reserved);
  const invited = closed && invite !== null ? `?invite=${encodeURIComponent(invite)}` : '';
  return `${location.origin}/t/${id}${invited}`;
};
