// Chicago Express in the terminal.
import type { Drawing, Look } from '../../../cli/terminal/drawing.ts';
import type { Core } from '../../../engine/index.ts';
import type { Lang } from '../../../words/phrases.ts';
import type { ChicagoState } from '../rules/state.ts';
import { terminalChicago as en } from '../words/en/terminal.ts';
import { terminalChicago as it } from '../words/it/terminal.ts';
import { drawBoard } from './board.ts';
import { hint, place, places } from './hints.ts';
import type { OwnLook } from './look.ts';
import { auctionUnderWay, drawPanels } from './panels.ts';

const chicago = (s: Core): ChicagoState => s as unknown as ChicagoState;

export function terminal(lang: Lang): Drawing {
  const own = { en, it }[lang];
  const mine = (look: Look): OwnLook => ({ ...look, own });
  return {
    about: () => own.about,
    board: (s, look, marks) => drawBoard(chicago(s), mine(look), marks),
    panels: (s, look, seat) => drawPanels(chicago(s), mine(look), seat),
    situation: (s, look) => auctionUnderWay(chicago(s), mine(look)),
    hint,
    place: (s, id, look) => place(chicago(s), id, mine(look)),
    places: () => places,
    reasons: () => own.reasons,
  };
}
