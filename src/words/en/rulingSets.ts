// The sets of rulings, in English.
import type { RulingSetLines } from '../rulingSets.ts';

const names = {
  letter: 'By the letter of the book',
  practice: 'As commonly played',
  '18xx.games': 'As on 18xx.games',
};
const by = { letter: 'by the letter', practice: 'as commonly played', '18xx.games': 'on 18xx.games' };

export const rulingSets: RulingSetLines = {
  legend: 'How the book is read',
  names,
  hints: {
    letter: 'What the sentences of the rulebook say, also where most tables do otherwise.',
    practice: 'What most tables do where the book is doubtful or everybody leaves it.',
    '18xx.games': 'What that site does, its slips included: for those who come from there.',
  },
  marks: { letter: 'letter', practice: 'practice', '18xx.games': '18xx.games' },
  mixture: 'Own mixture',
  withChanges: (set, changes) => `${set}, with ${changes} ${changes === 1 ? 'change' : 'changes'}`,
  differs: (points) => (points === 1 ? 'One point differs from the letter' : `${points} points differ from the letter`),
  nothingDiffers: 'Nothing differs from the letter of the book.',
  rule: (rule) => `rule ${rule}`,
  instead: (set, value) => `${by[set]}: ${value}`,
};
