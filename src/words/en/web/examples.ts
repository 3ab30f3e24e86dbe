// Words of worked examples on the page of rules, and at a table opened from one.
export const examples = {
  /** Above the folded examples of a rule. */
  count: (examples: number) => (examples === 1 ? 'Example' : `${examples} examples`),
  /** Before the numbers of the rules an example shows. */
  shows: 'Shows',
  /** At the table: an introduction to this position. */
  atTable: 'You play all seats: try the moves, and take back as many as you like.',
  again: 'Begin again',
  opening: 'Setting up the position',
  failed: 'This position cannot be opened.',
  toRules: 'Back to the rules',
  /** The filter of the rules page. */
  decidedOnly: 'Decided points only',
  decidedHint: 'Where the book is silent or contradicts itself',
  noneDecided: 'No point that was decided has all of these words.',
};
