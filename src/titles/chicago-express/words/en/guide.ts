import type { Cards } from '../../../../words/web/guide.ts';

export const cards = {
  goal: {
    title: 'Only cash counts',
    text: 'Shares are worth nothing at the end; what they pay until then is yours. No company has a president: whoever owns one share may spend its money. Let others build what pays you.',
  },
  opening: {
    title: 'Four opening auctions',
    text: 'One share each of the PRR, B&O, C&O and NYC. What you bid goes to the company: until another of its shares is sold, it builds with nothing else. What you keep is what you can bid with later.',
  },
  choices: {
    title: 'What a choice would do',
    text: 'A card shows what it changes, before → after. What has several parts, such as the company that builds and its hexes, waits for the red button, and until then you can go back. A third hex completes a build: its card carries the build out at once. “Try it out” plays ahead on a copy that nobody else sees.',
  },
  map: {
    title: 'The map',
    text: 'Lines grow from the east coast towards Chicago. When you build, hexes with a bold edge can be chosen; touch any other and you are told why not.',
  },
  action: {
    title: 'One action a turn',
    text: 'Auction a share, build with a company you own part of, or develop a hex. Each moves its dial one step, even if you then do nothing with it. A dial on red cannot be chosen.',
  },
  build: {
    title: 'What building costs, and brings',
    text: 'The red figure of a hex, once for each locomotive that then stands there, from the company’s money. Cities and mountains raise its income at once. Whoever brings a company to Chicago gives its owners an extra dividend.',
  },
  dividends: {
    title: 'When dividends come',
    text: 'With two dials on red. A share pays the company’s income divided by the shares sold, rounded up. Every new share makes the others pay less, and gives the company money to grow.',
  },
} satisfies Cards<string>;
