// 1862 in the terminal: the drawing of any 18xx game, with permits and trains by kind.

import type { Drawing, Look } from '../../cli/terminal/drawing.ts';
import type { Figures } from '../../cli/terminal/kit/rail18xx.ts';
import { railDrawing } from '../../cli/terminal/kit/railDrawing.ts';
import { copyOf, trainsOf, typeOf } from '../../engine/index.ts';
import type { Lang } from '../../words/phrases.ts';
import type { RailTerminalLines } from '../../words/terminal.ts';
import type { CompanyId } from './rules/companies.ts';
import { rail1862 } from './rules/rail.ts';
import { own, type State1862 } from './rules/state.ts';
import { terminal1862 as en } from './words/en/terminal.ts';
import { terminal1862 as it } from './words/it/terminal.ts';
import { lines1862 } from './words/panels.ts';

const lines = { en, it };

const columns = ({ columns: { loans: _, escrow: __, ...every } }: RailTerminalLines) => every;

/** The first letter of its name: F, L, E; in Italian M, L, E. */
const letterOf = (kind: string, { words }: Look): string => words.f.name(kind).charAt(0).toUpperCase();

const letters = (all: readonly string[]): string => all.join(' ') || '·';

const figures: Figures<State1862> = {
  trains: (s, company, look) =>
    letters(
      trainsOf(s, company).map((train) => {
        const { kind = '', warranties = 0 } = copyOf(s, train);
        return `${typeOf(train)}-${letterOf(kind, look)}${'*'.repeat(warranties)}`;
      }),
    ),
  permits: (s, company, look) => letters(own(s, company as CompanyId).permits.map((kind) => letterOf(kind, look))),
};

export const terminal = (lang: Lang): Drawing => ({
  ...railDrawing(rail1862, columns, figures),
  about: () => lines[lang].about,
  reasons: () => lines1862[lang].reasons,
});
