// 1856, its title page in English.
import type { TitlePage } from '../../../../words/web/titles.ts';

export const page: TitlePage = {
  about: [
    'Eleven railways between Lake Huron, Toronto and Niagara start with half their capital; the rest is held back until their track reaches the town they were founded for. Meanwhile the bank lends to anybody.',
    'Then the first 6-train is sold, every loan falls due, and companies that cannot pay vanish into a government railway. Whoever sees that day coming decides who still has a company after it.',
  ],
  rules: [
    {
      title: 'How it goes',
      text: [
        'After an auction of six small private companies, stock rounds and operating rounds alternate. In a stock round you buy and sell shares; in operating rounds companies lay a tile, place a station, run their trains, pay or keep the money, and buy new trains.',
        'Six kinds of train mark six phases; newer trains make older ones worthless.',
      ],
    },
    {
      title: 'Capital and destinations',
      text: [
        'Early companies receive the money of their first five shares; that of the other five waits in escrow until track joins home and destination. Later ones are paid share by share, and the last ones all at once.',
        'How much of a company must be sold before it may run grows with the trains, from a fifth to three fifths.',
      ],
    },
    {
      title: 'Loans and the government railway',
      text: [
        'A company may borrow 100 a turn, never more loans than shares in players’ hands, at 10 interest a loan and round. With the first 6-train all loans are called in: treasuries pay what they can, presidents may pay the rest, and what stays in debt is merged into the Canadian Government Railway, two old shares for one new.',
      ],
    },
    {
      title: 'The end',
      text: [
        'When the bank is broken the set of rounds is played out; a bankrupt player ends it at once. Cash and shares at market price decide.',
      ],
    },
  ],
  relatives: [
    'Nearest to the classic 1830: the same market in steps, the same fight over trains and presidencies. New are escrow and destinations, loans, and the government railway, which turns the middle of the game upside down.',
    'Compared with 1862 there are fewer companies and no mergers by choice; compared with 18Mag money is always short.',
  ],
  reconstruction: [
    'Map, tiles, market and companies come from a platform on which this game has been played for years, and recorded games replay to their result. They are certain.',
    'The rulebook we follow is a summary for players who know the family; what it leaves out is completed from the standard rules, and every completion is marked. Every point where the book and that platform differ is a ruling a table may choose.',
  ],
};
