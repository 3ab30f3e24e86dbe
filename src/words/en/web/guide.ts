// The guided first turn: its frame, and the cards that every game has.
import type { Cards, CommonCard } from '../../web/guide.ts';

const common: Cards<CommonCard> = {
  choices: {
    title: 'What a choice would do',
    text: 'A card shows what it changes, before → after. What has several parts, such as a tile with its place and position, counts only with the last one; until then you can go back. “Try it out” plays ahead on a copy that nobody else sees.',
  },
  map: {
    title: 'Map and market',
    text: 'Where a hex is to be chosen, those with a bold edge can be; touch any other and you are told why not. In stock rounds the market has this place, and its button brings the map back.',
  },
  panels: {
    title: 'Who has what',
    text: 'Players, companies, charts and the log of all moves. A word with dots under it explains itself when you touch it.',
  },
  undo: {
    title: 'Take it back',
    text: 'The arrow takes your last move back. At a table with others, those who have moved since are asked first.',
  },
  why: {
    title: 'Why not?',
    text: 'What cannot be done now says why, and by which rule. Touch the number of a rule to read it; many rules have examples that you can play. All the rules, and this guide, are in the menu.',
  },
};

export const guide = {
  /** In the table's menu. */
  again: 'How to play',
  label: 'How to play',
  progress: (at: number, all: number) => `${at} of ${all}`,
  next: 'Next',
  last: 'Done',
  skip: 'Skip the guide',
  common,
};
