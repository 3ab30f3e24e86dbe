import type { OrderLines } from '../../web/orders.ts';

export const orders: OrderLines = {
  undoTurn: (moves) => `Undo to the start of the turn (${moves} moves)`,
  undoTurnTitle: 'Undo the whole turn?',
};
