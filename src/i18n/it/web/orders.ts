import type { OrderLines } from '../../web/orders.ts';

export const orders: OrderLines = {
  undoTurn: (moves) => `Annulla fino all’inizio del turno (${moves} mosse)`,
  undoTurnTitle: 'Annullare tutto il turno?',
};
