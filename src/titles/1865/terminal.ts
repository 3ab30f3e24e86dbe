// 1865 in the terminal: the drawing of any 18xx game, with traffic and coverage, the rank, the Dragons' part.

import type { Drawing } from '../../cli/terminal/drawing.ts';
import { railDrawing } from '../../cli/terminal/kit/railDrawing.ts';
import { percentOf } from '../../engine/index.ts';
import type { Lang } from '../../words/phrases.ts';
import type { CompanyId } from './rules/companies.ts';
import { rail1865 } from './rules/rail.ts';
import { DRAGONS, zoneOf } from './rules/rank.ts';
import { terminal1865 as en } from './words/en/terminal.ts';
import { terminal1865 as it } from './words/it/terminal.ts';
import { lines1865 } from './words/panels.ts';

const own = { en, it };

export function terminal(lang: Lang): Drawing {
  const { about, columns, zones } = own[lang];
  const { dragons, ...more } = columns;
  const drawing = railDrawing(
    rail1865,
    ({ columns: { escrow: _, permits: __, own: ___, loans, offer, pool, ...usual } }) => ({
      ...{ ...usual, ...more, loans, offer, pool, dragons },
    }),
    {
      zone: (s, company) => {
        const zone = zoneOf(s, company as CompanyId);
        return zone === null ? '·' : zones[zone];
      },
      dragons: (s, company) => String(percentOf(s, company, DRAGONS) || '·'),
    },
  );
  return {
    ...drawing,
    about: () => about,
    reasons: () => lines1865[lang].reasons,
  };
}
