// First Line on one screen: the table of contents of its book (BOOK.md).
import { bookOf } from '../../../kernel/book.ts';
import { defineRailway } from '../../../kernel/defineRailway.ts';
import { dividend } from '../../../kernel/money/dividend.ts';
import { runTrains } from '../../../kernel/run/running.ts';
import { buyShare } from '../../../kernel/stock/buyShare.ts';
import { sellShares } from '../../../kernel/stock/sellShares.ts';
import { startCompany } from '../../../kernel/stock/startCompany.ts';
import { layTile } from '../../../kernel/track/layTile.ts';
import { placeToken } from '../../../kernel/track/placeToken.ts';
import { buyTrain } from '../../../kernel/trains/buyTrain.ts';
import { box } from './box.ts';
import { rules } from './rules.ts';

const book = bookOf(box);

export const firstLine = defineRailway()({
  id: 'first-line',
  name: 'First Line',
  players: [2, 4],
  rulesVersion: 1,
  shape: 1,
  currency: '{n} d.',
  box,
  stock: { cite: '2', trade: [sellShares(book), startCompany(book).also(book.begin), buyShare(book)] },
  operating: {
    cite: '3',
    turn: {
      track: layTile(book),
      token: placeToken(book).ask({ before: 'token.outOfReach' }, book.homeIsKept),
      run: runTrains(book),
      dividend: dividend(book),
      trains: buyTrain(book),
    },
  },
  end: { cite: '4', lastSet: 6 },
  rules,
});
