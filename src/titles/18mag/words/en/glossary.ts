import type { TitleTerms } from '../../../../words/web/glossary.ts';

export const glossary = {
  terms: {
    wagon: {
      term: 'wagon',
      means: 'Hired for one run in 18Mag: it lets a train visit more towns, open a mine, or get a premium.',
    },
    service: { term: 'service', means: 'What each major of 18Mag sells to the minors. What they pay is its income.' },
    terrainToken: { term: 'terrain token', means: 'Pays once for rivers and mountains under a tile of 18Mag.' },
    istvan: { term: 'István', means: 'The automaton against whom one plays 18Mag alone, driven by cards.' },
  },
  notes: {
    president: 'he is called director',
    minor: 'it belongs to one player alone',
  },
} satisfies TitleTerms;
