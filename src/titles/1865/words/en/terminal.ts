import type { TerminalLines1865 } from '../terminal.ts';

export const terminal1865: TerminalLines1865 = {
  about: [
    'Draft two maritime companies, open companies, lay track, place tokens along direct routes: each brings traffic, trains cover it, and every unit covered earns 10. Most cash and shares at the end wins, loans deducted.',
    'The Dragons trade before every player: they sell what is in the red zone of their chart and buy what is in the green one. "look" and the number of a hex tell of a place.',
  ],
  columns: { traffic: 'Traffic', coverage: 'Cover', rank: 'Rank', zone: 'Zone', dragons: 'Dragons' },
  zones: { red: 'red', white: 'white', green: 'green' },
};
