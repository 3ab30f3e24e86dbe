import type { AboutLines } from '../../../../words/terminal.ts';

export const terminal1856: AboutLines = {
  about: [
    'Start companies, lay track, run trains: most cash, shares and private companies at the end wins. What a company has is not yours.',
    'The map is told place by place: "look F15" says which tile lies there and whose tokens.',
  ],
};
