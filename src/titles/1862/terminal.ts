// What the terminal shows of a company of 1862 besides what it shows of any: its permits, its trains by kind.

import type { Look } from '../../cli/terminal/drawing.ts';
import type { Figures } from '../../cli/terminal/kit/rail18xx.ts';
import { copyOf, trainsOf, typeOf } from '../../engine/index.ts';
import type { RailTerminalLines } from '../../words/terminal.ts';
import type { CompanyId } from './rules/companies.ts';
import { own, type State1862 } from './rules/state.ts';

export const columns1862 = ({ columns: { loans: _, escrow: __, ...every } }: RailTerminalLines) => every;

/** The first letter of its name: F, L, E; in Italian M, L, E. */
const letterOf = (kind: string, { words }: Look): string => words.f.name(kind).charAt(0).toUpperCase();

const letters = (all: readonly string[]): string => all.join(' ') || '·';

export const figures1862: Figures<State1862> = {
  trains: (s, company, look) =>
    letters(
      trainsOf(s, company).map((train) => {
        const { kind = '', warranties = 0 } = copyOf(s, train);
        return `${typeOf(train)}-${letterOf(kind, look)}${'*'.repeat(warranties)}`;
      }),
    ),
  permits: (s, company, look) => letters(own(s, company as CompanyId).permits.map((kind) => letterOf(kind, look))),
};
