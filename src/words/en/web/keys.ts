import type { KeysLines } from '../../web/keys.ts';

export const keys: KeysLines = {
  onBoard: 'On the board',
  board: {
    walk: 'to the next hex',
    pan: 'move the board',
    next: 'next hex that can be chosen',
    previous: 'the one before',
    touch: 'touch the hex',
    closer: 'closer',
    farther: 'farther away',
    fit: 'the whole board',
  },
  names: { space: 'Space', pageup: 'Page ↑', pagedown: 'Page ↓', shift: 'Shift' },
  palette: {
    title: 'Search or do',
    placeholder: 'Move, company, place, round …',
    none: 'Nothing of that name here.',
    groups: {
      choices: 'Your decision',
      turn: 'Moves',
      panels: 'Panels',
      rounds: 'Rounds',
      companies: 'Companies',
      places: 'Places',
      more: 'More',
    },
    glossary: 'Glossary',
    menu: 'Menu of the table',
    lang: 'Italiano',
    theme: (theme) => `Theme: ${theme}`,
    start: 'The beginning of the game',
  },
};
