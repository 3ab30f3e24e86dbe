// 1862, its title page in English.
import type { TitlePage } from '../../../../words/web/titles.ts';

export const page: TitlePage = {
  about: [
    'Twenty companies crowd into East Anglia, sixteen of them drawn for each game, and nothing stops you from starting several, wrecking one and folding it into the next. Shares are bought, halved, exchanged and sold again; a company may be born twice.',
    'Every company has a permit for one sort of train: freight that is paid for the distance between its ends, local trains that stop everywhere, expresses that pick only the best stations.',
  ],
  rules: [
    {
      title: 'How it goes',
      text: [
        'Three rounds take turns: Parliament, where charters are auctioned; stock rounds; and one to three operating rounds. A chartered company gets its whole capital when half of it is sold, but it must be floated in time or there is a fine. Others may be started freely and are paid share by share.',
        'Eight generations of trains, A to H, drive the phases; the number of each decides how long the game lasts.',
      ],
    },
    {
      title: 'Mergers, acquisitions, refinancing',
      text: [
        'At the start of a turn two companies may merge, at its end one may acquire another, and a company that cannot pay for a train may refinance itself. In all three shares are halved, two old for one new, from the active director round the table; permits, tokens and trains are put together.',
      ],
    },
    {
      title: 'Prices',
      text: [
        'The market is one long zigzag. A company’s price moves with what it pays compared with what it is worth, and falls with every share sold, more gently at both ends. A company without a train sells at half price.',
      ],
    },
    {
      title: 'The end',
      text: [
        'An empty bank or a price of 1000 ends it soon; otherwise the first H train forms the LNER, and one last set of rounds follows. Cash and shares decide.',
      ],
    },
  ],
  relatives: [
    'The fastest and most brutal with shares: companies are means, not ends. Where 1856 has one great merger that happens to you, here mergers are a tool you use.',
    'Three kinds of train on one map are found in no other game here.',
  ],
  reconstruction: [
    'Map, tiles, market and companies come from a platform in use, checked against recorded games, and are certain.',
    'Our rulebook is an Italian translation with slips; where it contradicts itself or the platform, the reading we took is listed as a ruling that a table may change.',
  ],
};
