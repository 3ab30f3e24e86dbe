import type { ExamplesLines } from '../../web/examples.ts';

export const examples: ExamplesLines = {
  count: (examples) => (examples === 1 ? 'Example' : `${examples} examples`),
  shows: 'Shows',
  atTable: 'You play all seats: try the moves, and take back as many as you like.',
  again: 'Begin again',
  opening: 'Setting up the position',
  failed: 'This position cannot be opened.',
  toRules: 'Back to the rules',
  decidedOnly: 'Decided points only',
  decidedHint: 'Where the book is silent or contradicts itself',
  noneDecided: 'No point that was decided has all of these words.',
};
