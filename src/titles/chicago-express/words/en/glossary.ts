import type { TitleTerms } from '../../../../words/web/glossary.ts';

export const glossary = {
  terms: {
    locomotive: {
      term: 'locomotive',
      means: 'Marks track of a company in Chicago Express. Each company has a fixed number.',
    },
    dial: {
      term: 'dial',
      means: 'Counts how often an action of Chicago Express was taken. Two dials on red bring a dividend.',
    },
    develop: { term: 'to develop', means: 'Raises the income of a hex for every company with a locomotive there.' },
    income: {
      term: 'income',
      means: 'What a company of Chicago Express divides among its shares when dividends come.',
    },
    industrialCity: {
      term: 'industrial city',
      means: 'A square on the map of Chicago Express. Developed, it goes up on its scale and brings more income.',
    },
    wabash: {
      term: 'Wabash',
      means: 'The fifth company of Chicago Express. It opens in Fort Wayne when another one first reaches Chicago.',
    },
  },
} satisfies TitleTerms;
