// A company's row in the table of companies, with shares or without.
import { OFFER, POOL, percentOf, seatsOf, trainsOf, treasury, typeOf, unitOf } from '../../engine/index.ts';
import { type PrivateHeld, type RailGame, type RailState, sharePrice, treasuryOf } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import { railLines } from '../../words/web/rail.ts';
import type { Words } from '../../words/words.ts';
import type { CompanyFacts, Fact, FactColumn } from '../panels/tableFacts.ts';
import type { RailFace } from './railFace.ts';

export function companyFacts<S extends RailState>(
  face: RailFace<S>,
  s: S,
  id: string,
  columns: readonly FactColumn[],
  words: Words,
  lang: Lang,
): CompanyFacts {
  const { f } = words;
  const { game } = face;
  const isMinor = game.minors?.(s).includes(id) ?? false;
  const idle = game.idle(s, id);
  const leader = game.controller(s, id);
  const own = game.privates(s).filter(({ owner }) => owner === id);
  const figure = (column: string) => (idle === null ? figureIn(game, s, id, column, f, isMinor ? '0' : '–') : '');
  return {
    id,
    name: game.letters(id),
    title: game.name(id),
    mark: face.marks[id]!,
    ...(face.trade && !isMinor ? { trade: face.trade(s, id, lang) } : {}),
    ...(idle === null ? {} : { idle: railLines[lang].idle[idle] }),
    ...(leader === null ? {} : { leader }),
    figures: Object.fromEntries(columns.map((column) => [column.id, figure(column.id)])),
    trains: trainsOf(s, id).map((train) => face.trainName?.(s, train, lang) ?? typeOf(train)),
    more: [
      ...boundFor(game, s, id, f),
      ...own.map((one) => privateFact(face, one, words)),
      ...((isMinor ? face.minors?.more(s, id, lang) : face.more?.(s, id, words, lang)) ?? []),
    ],
    ...(isMinor ? {} : { shares: { ...sharesOf(s, id), ...othersIn(face, s, id, lang) } }),
  };
}

/** The name of a private out of its box; words may call it otherwise where the description lists it among proper names. */
export const privateName = <S extends RailState>(
  { names = {} }: RailGame<S>,
  { id, name }: PrivateHeld,
  { f }: Words,
): string => (Object.hasOwn(names, id) ? f.name(id) : name);

/** A private company with an owner, and its payment to him. */
export const privateFact = <S extends RailState>(face: RailFace<S>, one: PrivateHeld, words: Words): Fact => ({
  id: one.id,
  label: face.privateName?.(one.id, words.f) ?? privateName(face.game, one, words),
  value: one.revenue > 0 ? words.f.change(one.revenue) : '',
});

/** `none`: shown in place of a meaningless zero. */
function figureIn<S extends RailState>(
  game: RailGame<S>,
  s: S,
  id: string,
  column: string,
  { figure }: Words['f'],
  none: string,
): string {
  if (column === 'tokens') return figure(game.tokensLeft(s, id));
  if (column === 'treasury') return figure(treasuryOf(s, id));
  const sum =
    column === 'price'
      ? sharePrice(game, s, id)
      : ((column === 'par' ? game.par?.(s, id) : game.figures(s, id)[column]) ?? 0);
  return sum === 0 ? none : figure(sum);
}

function sharesOf(s: RailState, id: string): NonNullable<CompanyFacts['shares']> {
  const unit = unitOf(s, id);
  return {
    all: 100 / unit,
    held: seatsOf(s)
      .map((seat) => ({ seat, shares: percentOf(s, id, seat) / unit }))
      .filter(({ shares }) => shares > 0),
    pool: percentOf(s, id, POOL) / unit,
    offer: percentOf(s, id, OFFER) / unit,
    own: percentOf(s, id, treasury(id)) / unit,
  };
}

function othersIn<S extends RailState>({ holders }: RailFace<S>, s: S, id: string, lang: Lang) {
  const others = holders?.(s, id, lang) ?? [];
  return others.length > 0 ? { others } : {};
}

/** The destination of its track. */
function boundFor<S extends RailState>(game: RailGame<S>, s: S, id: string, { name, list }: Words['f']): Fact[] {
  const bound = game.bound(s, id);
  return bound
    ? [{ id: 'bound', label: '', value: `${name(bound.from)} → ${list(bound.to.map((hex) => name(hex)))}` }]
    : [];
}
