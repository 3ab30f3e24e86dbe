// Chicago Express, its title page in English.
import type { TitlePage } from '../../../../words/web/titles.ts';

export const page: TitlePage = {
  about: [
    'Four companies lay track from the coast towards Chicago; a fifth, the Wabash, waits inland until the first of them arrives. You never run a company: you buy shares at auction, and anybody who holds a single share may spend that company’s money.',
    'Only cash counts at the end, and nearly all of it comes from dividends. The whole art is to be paid by lines that others build for you, and to notice early when yours is about to be ruined.',
  ],
  rules: [
    {
      title: 'The idea',
      text: [
        'What you bid for a share goes into the company’s treasury. The treasury pays for track. Track raises the company’s income. At every dividend the income is divided by the shares sold so far and paid to their owners by the bank.',
        'So each further share brings the company money to build with, and makes every share already sold pay less.',
      ],
    },
    {
      title: 'Set-up',
      text: [
        'Start money: 60 each with two players, 40 with three, 30 with four, 24 with five, 20 with six. Companies begin without a cent, with one locomotive on their home city. Everything is open: cash, shares, treasuries.',
      ],
      table: {
        head: ['Company', 'Home', 'Shares', 'Locomotives', 'First bid and income'],
        rows: [
          ['PRR', 'Philadelphia', '3', '20', '7'],
          ['B&O', 'Baltimore', '4', '22', '6'],
          ['C&O', 'Washington', '6', '26', '5'],
          ['NYC', 'New York', '5', '24', '8'],
          ['Wabash', 'Fort Wayne', '2', '11', 'opens later'],
        ],
      },
    },
    {
      title: 'Opening auctions',
      text: [
        'Before the first turn one share each of PRR, B&O, C&O and NYC is auctioned, in that order. Bid more, or pass and be out of that auction. Whoever wins one opens the next; if nobody bids, the opener gets the share for nothing.',
        'The owner of the PRR share takes the first turn; play goes round the table.',
      ],
    },
    {
      title: 'A turn',
      text: [
        'Choose one of three actions and move its dial one step. In each round the auction dial allows three uses, development four, building five; then it stands on red. You may move a dial and do nothing, but never pass without moving one.',
        'As soon as two dials stand on red, dividends are paid and all dials go back to the start.',
      ],
    },
    {
      title: 'Auction a share',
      text: [
        'Offer one unsold share of any company, yours or not. The least bid is its income divided by the shares sold including this one, rounded up. You open; each player in turn bids more, up to their cash, or drops out. The winner pays the company. If nobody bids, the share stays where it is.',
        'Shares are never sold again: what you buy you keep.',
      ],
    },
    {
      title: 'Build',
      text: [
        'Extend one company of which you own at least one share, by one to three locomotives. Each goes on a hex next to that company’s network. The treasury pays for each: the figure on the hex times the number of locomotives that then stand there. You cannot add money of your own.',
        'Plains and cities take any number of companies, one locomotive each. A forest or mountain takes one locomotive in all: who comes second goes round. The four home cities in the east are closed to everybody else.',
      ],
      table: {
        head: ['Hex', 'Income rises at once by'],
        rows: [
          ['Plain, forest', 'nothing'],
          ['City, mountain', 'its figure; if developed, the development figure too'],
          ['Detroit, Wheeling, Pittsburgh', 'the present figure on the industry scale'],
          ['Chicago', '7'],
        ],
      },
    },
    {
      title: 'Develop',
      text: [
        'Choose any hex with a locomotive on it; no share is needed. A city or mountain gets a house, once, and every company there gains its development figure. A forest gives the one company there $2 in cash. Wheeling and Pittsburgh can be developed again and again and rise by 1 and by 2 until their scale ends.',
        'Plains, Chicago, the eastern home cities and Detroit cannot be developed; Detroit grows by itself.',
      ],
    },
    {
      title: 'Dividends',
      text: [
        'Each share pays the company’s income divided by the shares sold, rounded up. The bank pays; the treasury is not touched. Then the dials are reset, Detroit grows by one, and every company that stands in Detroit gains one.',
        'An example: NYC has income 16 and three shares sold. 16 over 3 is five and a bit, so 6 a share; whoever holds two of them gets 12.',
      ],
    },
    {
      title: 'Chicago and the Wabash',
      text: [
        'When a company places its locomotive in Chicago, its shareholders get an extra dividend as soon as the build is finished.',
        'The first arrival also opens the Wabash: a locomotive in Fort Wayne, income 1 (3 if Fort Wayne is developed), and one of its two shares is auctioned at once, opened by whoever reached Chicago. From then on the Wabash is a company like the others.',
      ],
    },
    {
      title: 'The end',
      text: [
        'The game ends with the next dividend once any of these is true. Most cash wins; shares and treasuries are worth nothing.',
      ],
      list: [
        'three companies have no locomotives left',
        'three companies have sold all their shares',
        'three houses or fewer are left of twenty',
        'Detroit stands at 8, which makes the eighth dividend the last possible one',
      ],
    },
    {
      title: 'For the first game',
      text: ['Four things that newcomers notice a little late:'],
      list: [
        'Count what a share will still pay: dividends left times income a share. That is what it is worth, no more.',
        'A share in a rich company is also a key to its treasury: one share is enough to build it into the mountains.',
        'Offering a share of a company in which you hold nothing hurts those who do: their dividends thin out.',
        'The dials are a clock. Moving the right one can bring the dividend now, or give you one more turn before it.',
      ],
    },
  ],
  relatives: [
    'The other four games here are of the 18xx family: a share market with moving prices, trains that grow old, presidents who run companies. Chicago Express has none of that. No price moves, nothing is sold, nobody is president; it takes an hour where they take an evening.',
    'It shares with them what matters most: money of players and money of companies are two different things.',
    'It grew out of a smaller edition called Wabash Cannonball, with the same companies and the same race.',
  ],
  reconstruction: [
    'Shares, locomotives, bids, start money, dials, houses and the starts of the industry scales are certain. Cost, income and development of most hexes come from a single transcription of the board.',
    'Doubtful are one forest of cost 1 (J2), one mountain with development 1 (N4), and a few costs of 2 in the south; likely but not proven are the ends of the scales of Wheeling and Pittsburgh and the figures of Chicago.',
    'About fifteen towns have their names from geography, five of them as guesses. No rule uses a name. Letters and numbers of the hexes are ours: the board prints none.',
    'Where the book leaves a point open (whether holdings are open, when exactly dividends run, whether the Wabash counts for the end) the decision stands in the list of rulings, each with its test.',
  ],
};
