// Words for playing ahead and beside: back to the start of the turn, trying out, notes, orders.

import type { Assist } from '../../../match/assist.ts';
import type { Alarm } from '../../../match/orders/order.ts';

export const orders = {
  undoTurn: (moves: number) => `Undo to the start of the turn (${moves} moves)`,
  undoTurnTitle: 'Undo the whole turn?',
  orders: {
    label: 'My orders',
    give: 'Pass until …',
    giveBid: 'Bid up to …',
    title: 'Give an order',
    what: 'Which order?',
    kinds: {
      pass: 'Pass until something happens',
      buy: 'Buy a company’s shares',
      bid: (lot: string) => `Bid for ${lot}`,
    },
    alarms: {
      sold: 'Stop and ask me when somebody sells shares of a company I hold',
      bought: 'Stop and ask me when somebody buys shares of a company I hold',
      started: 'Stop and ask me when a company is started',
    } satisfies Readonly<Record<Alarm, string>>,
    alarmsShort: {
      sold: 'a sale of what I hold',
      bought: 'a purchase of what I hold',
      started: 'a new company',
    } satisfies Readonly<Record<Alarm, string>>,
    company: 'Company',
    untilFloated: 'until it floats',
    untilPercent: 'Until I hold (percent)',
    untilHeld: (percent: string) => `until I hold ${percent}`,
    most: 'At most, for a share',
    upTo: 'Up to',
    go: 'Give the order',
    noSense: 'This order has nothing to do now.',
    actsNow: (deed: string) => `It acts at once: ${deed}.`,
    actsLater: 'It acts as soon as you are asked in this round.',
    endsWhen: {
      pass: 'It ends with the round, before you operate, and when a presidency in a company you hold changes.',
      buy: 'It ends with the round, and when the price is higher, shares are sold, the presidency changes or a rule refuses.',
      bid: 'It makes the least bid each time; above your limit it passes.',
    },
    secret: 'Nobody else sees it until it acts.',
    passUntil: (alarms: readonly string[]) =>
      `Pass until the round ends${alarms.map((alarm) => `, or ${alarm}`).join('')}`,
    buy: (company: string, most: string, goal: string) => `Buy ${company} for at most ${most} ${goal}`,
    bidUpTo: (lot: string, upTo: string) => `Bid for ${lot} up to ${upTo}, then pass`,
    cancel: 'Cancel this order',
    putAway: 'Put away',
    ended: { done: (why: string) => `Carried out: ${why}`, stopped: (why: string) => `No longer valid: ${why}` },
    nobody: 'nobody',
    why: {
      sold: (who: string, company: string) => `${who} sold ${company}`,
      bought: (who: string, company: string) => `${who} bought ${company}`,
      president: (who: string, company: string) => `${who} now presides over ${company}`,
      started: (company: string) => `${company} was started`,
      gone: (company: string) => `${company} is no longer in play`,
      price: (company: string, cost: string) => `${company} costs ${cost} now`,
      round: 'the round is over',
      goal: 'you have what you wanted',
      auctionOver: 'the auction is over',
      outbid: 'you are out of the auction',
      unfinished: 'the round ended first',
      left: 'the seat is no longer yours',
      undone: 'you took a move back',
    },
    /** Beside a move in the log. */
    byOrder: 'by order',
  },
  assist: {
    label: 'Help',
    legend: 'What the table works out for everyone',
    names: { none: 'Nothing', arithmetic: 'Effects and money', routes: 'Also the best runs' } satisfies Readonly<
      Record<Assist, string>
    >,
    hints: {
      none: 'No previews, no forecasts, no proposed runs: only the rules are checked',
      arithmetic: 'Shows what a decision does and brings; runs are drawn by hand',
      routes: 'Also finds the best runs of the trains, and proves them',
    } satisfies Readonly<Record<Assist, string>>,
  },
  note: {
    label: 'Private note',
    placeholder: 'Plans, promises, what to watch …',
    /** Readers of the notes. */
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
    tried: (moves: number) => (moves === 1 ? '1 move tried.' : `${moves} moves tried.`),
    drew: 'There was a random draw here: at the table it may turn out differently.',
    movedOn: 'The table has moved on meanwhile.',
    lost: (moves: number) =>
      moves === 1 ? '1 move no longer fits and was left out.' : `${moves} moves no longer fit and were left out.`,
    retry: 'Play it on the new position',
    send: (moves: number) => (moves === 0 ? 'Send' : moves === 1 ? 'Send my move' : `Send my ${moves} moves`),
    /** The reason why nothing can be sent. */
    notYours: 'Only your own moves, from the first on, can be sent',
    drop: 'Drop',
    close: 'Close',
    sent: (moves: number) => (moves === 1 ? 'Move sent.' : `${moves} moves sent.`),
    stopped: (taken: number, of: number) => `${taken} of ${of} moves sent: the table did not take the next one.`,
  },
};
