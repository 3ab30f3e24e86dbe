// First Line with half dividends and a harbour: what CONTRIBUTING adds to a copy of it, as rules alone.
import { bookOf, type PlainBox } from '../../src/kernel/book.ts';
import { defineRailway } from '../../src/kernel/defineRailway.ts';
import { dividend } from '../../src/kernel/money/dividend.ts';
import { buyPrivate } from '../../src/kernel/stock/buyPrivate.ts';
import { buyShare } from '../../src/kernel/stock/buyShare.ts';
import { sellShares } from '../../src/kernel/stock/sellShares.ts';
import { startCompany } from '../../src/kernel/stock/startCompany.ts';
import { box as firstBox } from '../../src/titles/first-line/rules/box.ts';
import { firstLine } from '../../src/titles/first-line/rules/index.ts';
import { rules } from '../../src/titles/first-line/rules/rules.ts';

const box = {
  ...firstBox,
  privates: { granatello: { name: 'Granatello', price: 60, revenue: 15 } },
} satisfies PlainBox;

const book = bookOf(box);

export const secondLine = defineRailway()({
  id: 'second-line',
  name: 'Second Line',
  players: [2, 4],
  rulesVersion: 1,
  shape: 1,
  currency: '{n} d.',
  box,
  stock: {
    cite: '2',
    trade: [sellShares(book), buyPrivate(book), startCompany(book).also(book.begin), buyShare(book)],
  },
  operating: {
    cite: '3',
    turn: {
      ...firstLine.frames.turn.stages,
      dividend: dividend({ ...book, kinds: { ...book.kinds, half: book.half } }),
    },
  },
  end: { cite: '4', lastSet: 6 },
  rules: { ...rules, cited: [...rules.cited, 'private.sold', 'private.tooDear'] },
});
