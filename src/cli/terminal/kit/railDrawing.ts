// An 18xx game in the terminal, from its description: companies and players in one table, privates, trains; places one by one.

import { BANK, cashOf, leftOf, nodeId, onSale, type Seat, tokensAt, trackOn, typeOf } from '../../../engine/index.ts';
import type { RailGame, RailState } from '../../../kernel/index.ts';
import type { RailTerminalLines } from '../../../words/terminal.ts';
import { type Drawing, type Look, plainDrawing } from '../drawing.ts';
import { type Figures, holdings, placesOf, situation, titled } from './rail18xx.ts';

const NAME = 8;

type Columns = Readonly<Record<string, string>>;

/** Columns that every such game has. */
const usual = ({ columns }: RailTerminalLines): Columns => {
  const { loans: _, escrow: __, permits: ___, own: ____, ...every } = columns;
  return every;
};

/** `columns`: the heads of the table of companies, by column; `figures`: texts that only this game has there. */
export function railDrawing<S extends RailState>(
  rail: RailGame<S>,
  columns: (l: RailTerminalLines) => Columns = usual,
  figures: Figures<S> = {},
) {
  const drawing: Drawing = {
    ...plainDrawing,
    about: ({ lines }) => lines.rail.anyGame,
    panels: (state, look, seat) => {
      const s = state as S;
      return [
        ...holdings(rail, s, look, seat, columns(look.lines.rail), NAME, figures),
        '',
        ...privates(rail, s, look),
        ...trains(rail, s, look),
      ];
    },
    situation: (s, look) => situation(s as S, look),
    place: (s, id, look) => place(rail, s as S, id, look),
    places: (s) => placesOf(rail, s),
    reasons: ({ lines }) => lines.rail.reasons,
  };
  return drawing;
}

function privates<S extends RailState>(rail: RailGame<S>, s: S, look: Look): string[] {
  const { words, lines } = look;
  const owner = (of: Seat | string | null) => (typeof of === 'number' ? words.f.seat(of) : (of ?? lines.rail.unsold));
  const told = rail.privates(s).map((one) => `${words.f.name(one.id)}: ${owner(one.owner)}`);
  return titled(look, lines.rail.privates, told);
}

function trains<S extends RailState>(rail: RailGame<S>, s: S, look: Look): string[] {
  const { f } = look.words;
  const { phase, onSale: sale, inPool, bank } = look.lines.rail;
  const next = onSale(s, rail.trainTypes(s));
  const left = leftOf(s, next);
  return titled(look, phase, [
    s.phase,
    `${sale}: ${next.type} ${f.money(next.price)}${left === null ? '' : ` (${left})`}`,
    ...(s.depot.pool.length > 0 ? [`${inPool}: ${s.depot.pool.map(typeOf).join(' ')}`] : []),
    `${bank} ${f.money(cashOf(s, BANK))}`,
  ]);
}

/** The tile on a hex, its figures and tokens. */
function place<S extends RailState>(rail: RailGame<S>, s: S, id: string, { words, lines }: Look): string | null {
  const map = rail.map(s);
  const hex = map.hexes[id];
  if (!hex) return null;
  const laid = s.board.laid[id];
  const { nodes } = trackOn(map, s.board, id);
  const values = nodes.map(
    ({ kind, value }) =>
      `${lines.rail.kinds[kind]} ${typeof value === 'number' ? value : Object.values(value).join('/')}`,
  );
  const tokens = nodes.flatMap((_, i) => tokensAt(s.board, nodeId(id, i)));
  return [
    words.f.name(id),
    laid ? `${lines.rail.tile} ${laid[0]} (${laid[1]})` : lines.rail.printed,
    ...values,
    ...(hex.terrain && !laid ? [lines.rail.terrain(words.f.money(hex.terrain.cost))] : []),
    ...(tokens.length > 0 ? [lines.rail.tokensOf(tokens.map((company) => words.f.name(company)).join(' '))] : []),
  ].join(', ');
}
