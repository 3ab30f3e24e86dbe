// The face of an 18xx game without its own: its description, in the words of all.

import type { RailGame, RailState, Table } from '../../kernel/index.ts';
import { railLines } from '../../words/web/rail.ts';
import type { GameFace } from './face.ts';
import { face18xx } from './face18xx.ts';
import { marksFrom } from './marks.ts';

export const anyFace = (game: RailGame<RailState>, table: Table): GameFace =>
  face18xx(
    {
      game,
      marks: marksFrom(game.colours, (id) => game.letters(id)),
      zones: (lang) => railLines[lang].zones,
      reasons: (lang) => railLines[lang].reasons,
    },
    {},
    table,
  );
