// The address of a table to give away; that of a private one brings its invitation along.
import type { Table } from '../../api/tables.ts';

export const tableHref = ({ id, visibility, invite }: Table): string => {
  const invited = visibility === 'private' && invite !== null ? `?invite=${encodeURIComponent(invite)}` : '';
  return `${location.origin}/t/${id}${invited}`;
};
