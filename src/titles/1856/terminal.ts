// 1856 in the terminal: the drawing of any 18xx game, with loans and escrow.
import type { Drawing } from '../../cli/terminal/drawing.ts';
import { railDrawing } from '../../cli/terminal/kit/railDrawing.ts';
import type { Lang } from '../../words/phrases.ts';
import { rail1856 } from './rules/rail.ts';
import { terminal1856 as en } from './words/en/terminal.ts';
import { terminal1856 as it } from './words/it/terminal.ts';
import { lines1856 } from './words/panels.ts';

const lines = { en, it };

export const terminal = (lang: Lang): Drawing => ({
  ...railDrawing(rail1856, ({ columns: { permits: _, own: __, ...every } }) => every),
  about: () => lines[lang].about,
  /** Words of the terminal come before those of 1856. */
  reasons: (look) => ({ ...lines1856[lang].reasons, ...look.lines.rail.reasons }),
});
