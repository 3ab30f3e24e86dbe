// 18Mag in the terminal.
import { type Drawing, type Look, plainDrawing } from '../../../cli/terminal/drawing.ts';
import { placesOf } from '../../../cli/terminal/kit/rail18xx.ts';
import type { Core } from '../../../engine/index.ts';
import type { Lang } from '../../../words/phrases.ts';
import { rail18mag } from '../rules/rail.ts';
import type { State18Mag } from '../rules/state.ts';
import { terminal18mag as en } from '../words/en/terminal.ts';
import { terminal18mag as it } from '../words/it/terminal.ts';
import type { OwnLook } from './look.ts';
import { drawPanels, situation } from './panels.ts';
import { hint, place } from './places.ts';

const hungary = (s: Core): State18Mag => s as unknown as State18Mag;

export function terminal(lang: Lang): Drawing {
  const own = { en, it }[lang];
  const mine = (look: Look): OwnLook => ({ ...look, own });
  return {
    ...plainDrawing,
    about: () => own.about,
    panels: (s, look, seat) => drawPanels(hungary(s), mine(look), seat),
    situation: (s, look) => situation(hungary(s), mine(look)),
    hint: (_, look, s, picking) => hint(hungary(s), picking, mine(look)),
    place: (s, id, look) => place(hungary(s), id, mine(look)),
    places: (s) => placesOf(rail18mag, s),
    reasons: () => own.reasons,
  };
}
