// Parts of the terminal common to all 18xx games: companies and players in one table, titled lines, the current situation.

import {
  cashOf,
  OFFER,
  POOL,
  percentOf,
  presidentOf,
  type Seat,
  seatsOf,
  top,
  trainsOf,
  treasury,
  typeOf,
} from '../../../engine/index.ts';
import {
  inPlay,
  type RailGame,
  type RailState,
  sharePrice,
  type Table,
  treasuryOf,
  worthIn,
} from '../../../kernel/index.ts';
import type { Look } from '../drawing.ts';
import { flow, table } from '../text.ts';

/** Columns where a game has more to say than others, each with its text for a company. */
export type Figures<S> = Readonly<Record<string, (s: S, company: string, look: Look) => string>>;

const shown = (n: number): string => (n === 0 ? '·' : String(n));

/** Companies down, their figures and then the players across; the players' money below. `heads`: by column. */
export function holdings<S extends RailState>(
  game: RailGame<S>,
  s: S,
  look: Look,
  seat: Seat | undefined,
  heads: Readonly<Record<string, string>>,
  nameWidth: number,
  own: Figures<S> = {},
): string[] {
  const { paint, words, lines } = look;
  const seats = seatsOf(s);
  const mine = (of: Seat, text: string) => (of === seat ? paint.bold(text) : text);
  const [, ...columns] = Object.keys(heads);
  const row = (first: string, figures: readonly string[], figure: (of: Seat) => string) => [
    first,
    ...figures,
    ...seats.map((of) => mine(of, figure(of))),
  ];
  const sums = (title: string, figure: (of: Seat) => string) =>
    row(
      paint.dim(title),
      columns.map(() => ''),
      figure,
    );
  const worth = worthIn(game, s);
  const certificates = (of: Seat): string => {
    const { held, limit } = game.certificates(s, of);
    return `${held}/${limit}`;
  };
  return table(
    [
      [
        ...Object.values(heads).map((text) => paint.dim(text)),
        ...seats.map((of) => mine(of, words.f.seat(of).slice(0, nameWidth))),
      ],
      ...inPlay(game, s).map((id) =>
        row(words.value('company', id), figuresOf(game, s, id, columns, look, own), (of) => held(s, id, of)),
      ),
      sums(lines.rail.cash, (of) => words.f.money(cashOf(s, of))),
      sums(lines.rail.worth, (of) => words.f.money(worth[of]!)),
      sums(lines.rail.certificates, certificates),
    ],
    look.columns,
  );
}

/** Percent, and a star for the president. */
const held = (s: RailState, id: string, of: Seat): string =>
  `${shown(percentOf(s, id, of))}${presidentOf(s, id) === of ? '*' : ''}`;

/** The texts of these columns for a company. */
export function figuresOf<S extends RailState>(
  game: RailGame<S>,
  s: S,
  id: string,
  columns: readonly string[],
  look: Look,
  own: Figures<S> = {},
): string[] {
  const { words } = look;
  const usual: Readonly<Record<string, () => string>> = {
    price: () => words.f.money(sharePrice(game, s, id)),
    treasury: () => words.f.money(treasuryOf(s, id)),
    trains: () => trainsOf(s, id).map(typeOf).join(' ') || '·',
    tokens: () => String(game.tokensLeft(s, id)),
    offer: () => shown(percentOf(s, id, OFFER)),
    pool: () => shown(percentOf(s, id, POOL)),
    own: () => shown(percentOf(s, id, treasury(id))),
  };
  return columns.map(
    (column) => own[column]?.(s, id, look) ?? usual[column]?.() ?? shown(game.figures(s, id)[column] ?? 0),
  );
}

/** Pieces side by side after a title; empty without pieces. */
export const titled = ({ paint, columns }: Look, title: string, [first, ...others]: readonly string[]): string[] =>
  first === undefined ? [] : flow([`${paint.dim(title)}  ${first}`, ...others], ' · ', columns);

/** The current situation, above the menu. */
export function situation(s: RailState, { words, paint }: Look): string[] {
  const frame = top(s);
  const text = frame && words.frame(frame);
  return text ? [paint.bold(text)] : [];
}

/** The hexes by their usual names. */
export const placesOf = <S extends RailState>({ map }: RailGame<S>, t: Table): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values(map(t).hexes).map(({ id, name }) => [id, name ?? id]));
