import type { TitleTerms } from '../../../../words/web/glossary.ts';

export const glossary = {
  terms: {
    parliament: { term: 'parliament, PR', means: 'The round of 1862 in which charters are auctioned.' },
    charter: {
      term: 'charter',
      means: 'The right to start a company of 1862 in parliament. Whoever wins it must get the company going in time.',
    },
    permit: { term: 'permit', means: 'Says which kind of train a company of 1862 may run: freight, local or express.' },
    merger: {
      term: 'merger',
      means: 'Two companies of 1862 become one; two shares of theirs become one share of the one that stays.',
    },
    refinancing: {
      term: 'refinancing',
      means: 'A company of 1862 that cannot pay for a train halves its shares and gets money from the bank.',
    },
    receivership: {
      term: 'receivership',
      means: 'A company of 1862 without director. It runs by itself and builds nothing.',
    },
    lner: {
      term: 'LNER',
      means:
        'The London and North Eastern Railway of 1862. It forms after the first H train; one last set of rounds follows.',
    },
  },
  notes: {
    president: 'he is called director',
    offering: 'it is called IPO',
  },
} satisfies TitleTerms;
