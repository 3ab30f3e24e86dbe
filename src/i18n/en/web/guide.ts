import type { GuideLines } from '../../web/guide.ts';
import { chicagoExpress } from './guide/chicagoExpress.ts';
import { g18mag } from './guide/g18mag.ts';
import { g1856 } from './guide/g1856.ts';
import { g1862 } from './guide/g1862.ts';
import { g1865 } from './guide/g1865.ts';

export const guide: GuideLines = {
  again: 'How to play',
  label: 'How to play',
  progress: (at, all) => `${at} of ${all}`,
  next: 'Next',
  last: 'Done',
  skip: 'Skip the guide',
  common: {
    choices: {
      title: 'What a choice would do',
      text: 'A card shows what it changes, before → after. What has several parts, such as a tile with its place and position, counts only with the last one; until then you can go back.',
    },
    map: {
      title: 'Map and market',
      text: 'Hexes with a bold edge can be chosen now; touch any other and you are told why not. While shares are traded the market has this place, and the button above brings the map back.',
    },
    panels: {
      title: 'Who has what',
      text: 'Players, companies, charts and the log of all moves. A word with dots under it explains itself when you touch it.',
    },
    undo: {
      title: 'Take it back',
      text: 'The arrow takes your move back; when others have moved since, they are asked. “Try it out”, the flask or in the menu, plays ahead on a copy that nobody sees.',
    },
    why: {
      title: 'Why not?',
      text: 'What cannot be done now says so, with the number of its rule. Touch the number: the rule opens, with worked examples that you can play. All the rules, and this guide, are in the menu.',
    },
  },
  games: { 'chicago-express': chicagoExpress, '1856': g1856, '1862': g1862, '1865': g1865, '18mag': g18mag },
};
