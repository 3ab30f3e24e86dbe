// What the terminal shows of a company of 1865 besides what it shows of any: traffic and coverage, its rank, the Dragons' part.

import type { Figures } from '../../cli/terminal/kit/rail18xx.ts';
import { percentOf } from '../../engine/index.ts';
import type { RailTerminalLines } from '../../words/terminal.ts';
import type { CompanyId } from './rules/companies.ts';
import { DRAGONS, zoneOf } from './rules/rank.ts';
import type { State1865 } from './rules/state.ts';

export const columns1865 = ({ columns, more1865 }: RailTerminalLines) => {
  const { escrow: _, permits: __, own: ___, loans, offer, pool, ...usual } = columns;
  const { dragons, ...more } = more1865;
  return { ...usual, ...more, loans, offer, pool, dragons };
};

export const figures1865: Figures<State1865> = {
  zone: (s, company, { lines }) => {
    const zone = zoneOf(s, company as CompanyId);
    return zone === null ? '·' : lines.rail.zones1865[zone];
  },
  dragons: (s, company) => String(percentOf(s, company, DRAGONS) || '·'),
};
