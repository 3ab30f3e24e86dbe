import type { TitleTerms } from '../../../../words/web/glossary.ts';

export const glossary = {
  terms: {
    dragons: {
      term: 'Dragons',
      means: 'The automaton of 1865: it buys and sells shares by a chart and plays for nobody.',
    },
    traffic: {
      term: 'traffic',
      means: 'What the tokens of a company of 1865 collect along their routes. Trains turn it into revenue.',
    },
    coverage: {
      term: 'coverage',
      means: 'How much traffic the trains and maritime companies of a company of 1865 can carry.',
    },
    maritime: {
      term: 'maritime company',
      means:
        'A company of 1865 that is drafted at the start. It pays its owner, and covers traffic for the railway he hands it to.',
    },
    absorption: {
      term: 'absorption',
      means: 'In 1865 a company takes over another with its tokens, trains and money.',
    },
    conversion: {
      term: 'conversion',
      means: 'A minor of 1865 becomes a major: ten shares instead of five, and more tokens.',
    },
  },
  notes: {
    destination: 'it may become a major',
    minor: 'it has five shares',
    major: 'there are ten of them',
    mine: 'it wears out',
  },
} satisfies TitleTerms;
