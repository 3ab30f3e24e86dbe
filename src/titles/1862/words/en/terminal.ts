import type { AboutLines } from '../../../../words/terminal.ts';

export const terminal1862: AboutLines = {
  about: [
    'Win charters in Parliament or start companies in a stock round, run the trains they have permits for, merge them: most cash and shares at the end wins, and shares of a company without a train count half.',
    'A train is written with its kind and a star for each warranty: B-E* is an express of letter B with one. "look" and the number of a hex tell of a place.',
  ],
};
