import type { OrderLines } from '../../web/orders.ts';

export const orders: OrderLines = {
  undoTurn: (moves) => `Undo to the start of the turn (${moves} moves)`,
  undoTurnTitle: 'Undo the whole turn?',
  assist: {
    label: 'Help',
    legend: 'What the table reckons for everybody',
    names: { none: 'None', arithmetic: 'Sums', routes: 'Sums and best runs' },
    hints: {
      none: 'No previews, no forecasts, no proposed runs: only the rules are watched',
      arithmetic: 'Shows what a decision does and brings; runs are drawn by hand',
      routes: 'Also finds the best runs of the trains, and proves them',
    },
  },
  note: {
    label: 'Private note',
    placeholder: 'Plans, promises, what to watch …',
    private: { remote: 'Only you can read it.', local: 'Kept in this browser.' },
    states: {
      saved: 'Saved.',
      unsaved: '…',
      saving: 'Saving …',
      failed: 'Not saved yet: trying again.',
      unread: 'It could not be read: open the menu again.',
    },
  },
  trial: {
    begin: 'Try it out',
    beginHint: 'Plays ahead on a copy in this page, for every seat; nothing is sent',
    nothingIsSent: 'Trying out: nothing is sent.',
    how: 'You decide for every seat.',
    tried: (moves) => (moves === 1 ? '1 move tried.' : `${moves} moves tried.`),
    drew: 'Chance was asked here: at the table it may give something else.',
    movedOn: 'The table has moved on meanwhile.',
    lost: (moves) =>
      moves === 1 ? '1 move no longer fits and was left out.' : `${moves} moves no longer fit and were left out.`,
    retry: 'Play it on the new position',
    send: (moves) => (moves === 0 ? 'Send' : moves === 1 ? 'Send my move' : `Send my ${moves} moves`),
    notYours: 'Only your own moves, from the first on, can be sent',
    drop: 'Drop',
    close: 'Close',
    sent: (moves) => (moves === 1 ? 'Move sent.' : `${moves} moves sent.`),
    stopped: (taken, of) => `${taken} of ${of} moves sent: the table did not take the next one.`,
  },
};
