// What worked examples say on the page of rules and at the table where one was opened.
export const examples = {
  /** Above the folded examples of a rule. */
  count: (examples: number) => (examples === 1 ? 'Example' : `${examples} examples`),
  /** Before the numbers of the rules an example shows. */
  shows: 'Shows',
  /** At the table: what this position is. */
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
