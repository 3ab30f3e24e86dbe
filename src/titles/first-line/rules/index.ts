// First Line on one screen: the table of contents of its book (BOOK.md).

import { layTile, placeToken } from '../../../kernel/plain/build.ts';
import { defineRailway } from '../../../kernel/plain/defineRailway.ts';
import { dividend, run } from '../../../kernel/plain/earn.ts';
import { buyTrain } from '../../../kernel/plain/fleet.ts';
import { trade } from '../../../kernel/plain/trade.ts';
import { box } from './box.ts';
import { rules } from './rules.ts';

export const firstLine = defineRailway({
  id: 'first-line',
  name: 'First Line',
  players: [2, 4],
  rulesVersion: 1,
  shape: 1,
  currency: '{n} d.',
  box,
  stock: { cite: '2', trade: trade(box) },
  operating: {
    cite: '3',
    turn: {
      track: layTile(box),
      token: placeToken(box),
      run: run(box),
      dividend: dividend(box),
      trains: buyTrain(box),
    },
  },
  end: { cite: '4', lastSet: 6 },
  rules,
});
