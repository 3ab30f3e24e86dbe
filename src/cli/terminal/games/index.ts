// The games with a drawing of their own.
import type { Core, Game } from '../../../engine/index.ts';
import { rail18mag } from '../../../games/18mag/rail.ts';
import type { State18Mag } from '../../../games/18mag/state.ts';
import { rail1856 } from '../../../games/1856/rail.ts';
import type { State1856 } from '../../../games/1856/state.ts';
import type { ChicagoState } from '../../../games/chicago-express/state.ts';
import { type Drawing, plainDrawing } from '../drawing.ts';
import { drawBoard } from './chicagoExpress.ts';
import { hint, place, places } from './chicagoExpressHints.ts';
import { auctionUnderWay, drawPanels } from './chicagoExpressPanels.ts';
import * as g18mag from './g18mag.ts';
import * as g18magPlaces from './g18magPlaces.ts';
import * as g1856 from './g1856.ts';
import { placesOf, situation } from './rail18xx.ts';

const chicago = (s: Core): ChicagoState => s as unknown as ChicagoState;

const upperCanada = (s: Core): State1856 => s as unknown as State1856;

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
    ...plainDrawing,
    about: ({ lines }) => lines.rail.about,
    panels: (s, look, seat) => g1856.drawPanels(upperCanada(s), look, seat),
    situation: (s, look) => situation(upperCanada(s), look),
    place: (s, id, look) => g1856.place(upperCanada(s), id, look),
    places: (s) => placesOf(rail1856, s),
    reason: (reason, { lines }) => lines.rail.reasons[reason] ?? reason,
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

export const drawingOf = (game: Game): Drawing => drawings[game.id] ?? plainDrawing;
