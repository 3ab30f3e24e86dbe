// 1865, its title page in English.
import type { TitlePage } from '../../../../words/web/titles.ts';

export const page: TitlePage = {
  about: [
    'Eight companies in Sardinia and Corsica earn not by the length of a route but by traffic: each token placed at the end of new track adds towns, cities and mines to what a company carries, and the coverage of its trains decides how much of that earns.',
    'Beside the players trade the Dragons, foreign investors. They buy what ranks high, sell what ranks low, and tell you beforehand: a rank is the phase numbers of the trains and the tokens on the map, added up.',
  ],
  rules: [
    {
      title: 'How it goes',
      text: [
        'Everybody drafts two maritime companies for nothing. Then one stock round and two operating rounds alternate until the bank of 8000 (6000 in the short game) is empty.',
        'In a stock round the Dragons act before every player: they sell everything in the red zone of their chart and buy one certificate in the green. You sell any number and then buy at most one; buying from the Dragons costs a surcharge.',
      ],
    },
    {
      title: 'Tokens and traffic',
      text: [
        'A company lays tiles and places a token at the end of a direct route from one of its own; every border on the way has its price, plain, river or mountain. The token brings the traffic of its place and of the towns on the route. Each unit of traffic that trains cover earns 10.',
      ],
    },
    {
      title: 'Minor, major, absorbed',
      text: [
        'Companies start as minors, with shares of 20%, and may become majors once a direct route joins them to their historic destination; from phase 5 on they start as majors. A company may absorb another of the same president, paying for all its certificates.',
      ],
    },
    {
      title: 'The end',
      text: [
        'When the bank is empty the pair of operating rounds is finished. Cash and shares count, less the loans of companies and of players.',
      ],
    },
  ],
  relatives: [
    'No other game here counts traffic, and in no other does a machine trade against you. Routes are not searched for each turn; they are built once and earn for good.',
    'Compared with 1856 the map is kinder and the market less so: a price falls only when its president or the Dragons sell, and when the company earns nothing; to withhold costs nothing.',
  ],
  reconstruction: [
    'Trains, phases, loans, companies and the Dragons’ order of purchase are printed in the rulebook and certain. Of the market’s 31 spaces the book prints twelve whole, from 70 to 195 with both prices of the Dragons, and three bare prices: 10, 60 and 490. The others, and the zones of the Dragons’ chart, come from one second-hand source.',
    'The map is a reconstruction: no picture of the board could be had. We laid a hex grid over both islands, placed coasts, rivers, mountains, towns and mines from general knowledge, and kept one that fits every worked example of the book. That shows it is consistent, not that it is the printed one.',
    'Reconstructed too are the numbers of most tiles, the shapes of the lettered ones, the slots of big cities and some values of traffic; how many there are of each tile too.',
    'Whoever owns the printed board can correct all of this without touching a rule: docs/correct-1865.md, among the sources, says which files and how to check them. The gallery shows the map and every tile as we have them.',
  ],
};
