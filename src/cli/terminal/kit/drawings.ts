// The games with a drawing of their own; any other 18xx game is drawn from its description.
import type { Core, Game } from '../../../engine/index.ts';
import { railOf } from '../../../kernel/index.ts';
import { rail18mag } from '../../../titles/18mag/rules/rail.ts';
import type { State18Mag } from '../../../titles/18mag/rules/state.ts';
import * as g18mag from '../../../titles/18mag/terminal/panels.ts';
import * as g18magPlaces from '../../../titles/18mag/terminal/places.ts';
import { rail1856 } from '../../../titles/1856/rules/rail.ts';
import { rail1862 } from '../../../titles/1862/rules/rail.ts';
import { columns1862, figures1862 } from '../../../titles/1862/terminal.ts';
import { rail1865 } from '../../../titles/1865/rules/rail.ts';
import { columns1865, figures1865 } from '../../../titles/1865/terminal.ts';
import type { ChicagoState } from '../../../titles/chicago-express/rules/state.ts';
import { drawBoard } from '../../../titles/chicago-express/terminal/board.ts';
import { hint, place, places } from '../../../titles/chicago-express/terminal/hints.ts';
import { auctionUnderWay, drawPanels } from '../../../titles/chicago-express/terminal/panels.ts';
import { type Drawing, plainDrawing } from '../drawing.ts';
import { placesOf } from './rail18xx.ts';
import { railDrawing } from './railDrawing.ts';

const chicago = (s: Core): ChicagoState => s as unknown as ChicagoState;

const hungary = (s: Core): State18Mag => s as unknown as State18Mag;

const drawings: Readonly<Record<string, Drawing>> = {
  'chicago-express': {
    about: ({ lines }) => lines.chicagoExpress.about,
    board: (s, look, marks) => drawBoard(chicago(s), look, marks),
    panels: (s, look, seat) => drawPanels(chicago(s), look, seat),
    situation: (s, look) => auctionUnderWay(chicago(s), look),
    hint,
    place: (s, id, look) => place(chicago(s), id, look),
    places: () => places,
    reason: (reason, { lines }) => (lines.chicagoExpress.reasons as Readonly<Record<string, string>>)[reason] ?? reason,
  },
  '1856': {
    ...railDrawing(rail1856, ({ columns: { permits: _, own: __, ...every } }) => every),
    about: ({ lines }) => lines.rail.about,
  },
  '1862': {
    ...railDrawing(rail1862, columns1862, figures1862),
    about: ({ lines }) => lines.rail.about1862,
  },
  '1865': {
    ...railDrawing(rail1865, columns1865, figures1865),
    about: ({ lines }) => lines.rail.about1865,
  },
  '18mag': {
    ...plainDrawing,
    about: ({ lines }) => lines.mag.about,
    panels: (s, look, seat) => g18mag.drawPanels(hungary(s), look, seat),
    situation: (s, look) => g18mag.situation(hungary(s), look),
    hint: (_, look, s, picking) => g18magPlaces.hint(hungary(s), picking, look),
    place: (s, id, look) => g18magPlaces.place(hungary(s), id, look),
    places: (s) => placesOf(rail18mag, s),
    reason: (reason, { lines }) => lines.mag.reasons[reason] ?? reason,
  },
};

export function drawingOf(game: Game): Drawing {
  const rail = railOf(game);
  return drawings[game.id] ?? (rail ? railDrawing(rail) : plainDrawing);
}
