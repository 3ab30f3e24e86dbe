// Words about the sets of rulings, on the pages and in the terminal.
import type { RulingSet } from '../../engine/index.ts';

const names = {
  letter: 'By the letter of the book',
  practice: 'As commonly played',
  '18xx.games': 'As on 18xx.games',
};
const by = { letter: 'by the letter', practice: 'as commonly played', '18xx.games': 'on 18xx.games' };

export const rulingSets = {
  /** The table's set of rulings. */
  legend: 'How the book is read',
  names,
  hints: {
    letter: 'What the sentences of the rulebook say, also where most tables do otherwise.',
    practice: 'What most tables do where the book is doubtful or everybody leaves it.',
    '18xx.games': 'What that site does, its slips included: for those who come from there.',
  } satisfies Readonly<Record<RulingSet, string>>,
  /** As a small mark beside a value. */
  marks: { letter: 'letter', practice: 'practice', '18xx.games': '18xx.games' } satisfies Readonly<
    Record<RulingSet, string>
  >,
  mixture: 'Own mixture',
  withChanges: (set: string, changes: number) => `${set}, with ${changes} ${changes === 1 ? 'change' : 'changes'}`,
  /** Heads the list of differences from the letter. */
  differs: (points: number) =>
    points === 1 ? 'One point differs from the letter' : `${points} points differ from the letter`,
  nothingDiffers: 'Nothing differs from the letter of the book.',
  /** "rule 1856-R096" */
  rule: (rule: string) => `rule ${rule}`,
  /** The value in the letter, or in another set. */
  instead: (set: RulingSet, value: string) => `${by[set]}: ${value}`,
};
