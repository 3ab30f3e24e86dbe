// Words for a board's keys, and for the palette of a table.
import type { BoardKeyId, CommandGroup } from '../../web/keys.ts';
export const keys = {
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
  } satisfies Readonly<Record<BoardKeyId, string>>,
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
    } satisfies Readonly<Record<CommandGroup, string>>,
    glossary: 'Glossary',
    menu: 'Menu of the table',
    lang: 'Italiano',
    theme: (theme: string) => `Theme: ${theme}`,
    start: 'The beginning of the game',
  },
};
