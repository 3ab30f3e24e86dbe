// What stands in front of everybody in an 18xx game: players, companies, the bank.
import type { Seat } from '../../../engine/core/action.ts';
import { companyOf, isTreasury, treasury } from '../../../engine/core/owner.ts';
import { priceOf } from '../../../engine/market/market.ts';
import { BANK, cashOf } from '../../../engine/money/bank.ts';
import { type Holder, OFFER, POOL, percentOf, presidentOf, unitOf } from '../../../engine/shares/shares.ts';
import { trainsOf, typeOf } from '../../../engine/trains/depot.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { railLines } from '../../../i18n/web/rail.ts';
import type { Words } from '../../../i18n/words.ts';
import type { CompanyFacts, Fact, FactColumn, PlayerFacts, TableFacts } from '../../panels/tableFacts.ts';
import { minorsFacts } from './minorsFacts.ts';
import type { RailGame, RailState } from './rail.ts';

export function factsOf18xx<S extends RailState>(game: RailGame<S>, s: S, words: Words, lang: Lang): TableFacts {
  const l = railLines[lang];
  const usual = ['price', ...(game.par ? ['par' as const] : []), 'treasury', 'tokens'] as const;
  const columns: FactColumn[] = [...usual.map((id) => ({ id, ...l.columns[id] })), ...game.more(lang)];
  const inPlay = (id: string) => game.idle(s, id) === null;
  const order = [...game.companies].sort((a, b) => placeOf(game, s, a) - placeOf(game, s, b));
  return {
    players: seatsOf(game, s).map((seat) => playerFacts(game, s, seat, words, lang)),
    ...(game.head ? { head: game.head(lang) } : {}),
    columns,
    companies: [...order.filter(inPlay), ...order.filter((id) => !inPlay(id))].map((id) =>
      companyFacts(game, s, id, columns, words, lang),
    ),
    ...(game.minors ? { minors: minorsFacts(game, game.minors, s, lang) } : {}),
    privates: game.privates(s).map(({ id, name, price, revenue, owner, bids }) => ({
      id,
      name,
      price: words.f.money(price),
      revenue: `+${words.f.money(revenue)}`,
      note: game.privateNote(id, lang),
      owner: isTreasury(owner) ? companyOf(owner) : owner,
      bids: bids.map(({ seat, amount }) => ({ seat, amount: words.f.money(amount) })),
    })),
    bank: [
      ...(game.endlessBank ? [] : [{ id: 'cash', label: l.bank, value: words.f.money(cashOf(s, BANK)) }]),
      ...game.bank(s, lang),
    ],
    clocks: game.clocks?.(s, lang) ?? [],
  };
}

const seatsOf = <S extends RailState>(game: RailGame<S>, s: S): readonly Seat[] =>
  game.seats?.(s) ?? Array.from({ length: s.players }, (_, i) => i + 1);

/** The dearest first: it is the order in which they operate. */
const placeOf = <S extends RailState>({ market, companies }: RailGame<S>, s: S, id: string): number =>
  -priceOf(market, s, id) * 100 + companies.indexOf(id);

const sharesOf = (s: RailState, company: string, holder: Holder): number =>
  percentOf(s, company, holder) / unitOf(s, company);

function playerFacts<S extends RailState>(game: RailGame<S>, s: S, seat: Seat, words: Words, lang: Lang): PlayerFacts {
  const l = railLines[lang];
  const { held, limit } = game.certificates(s, seat);
  const privates = game.privates(s).filter(({ owner }) => owner === seat);
  return {
    seat,
    worth: game.worth(s)[seat] ?? 0,
    cash: cashOf(s, seat),
    holdings: game.companies
      .map((company) => ({
        company,
        shares: sharesOf(s, company, seat),
        leads: presidentOf(s, company) === seat,
      }))
      .filter(({ shares }) => shares > 0),
    owns: game.minors?.ids.filter((id) => game.minors!.owner(s, id) === seat) ?? [],
    more: [
      { id: 'certificates', label: l.certificates, value: `${held} / ${limit}` },
      ...privates.map(({ id, name, revenue }) => ({ id, label: name, value: `+${words.f.money(revenue)}` })),
      ...(game.priority(s) === seat ? [{ id: 'priority', label: '', value: l.priority }] : []),
    ],
  };
}

function companyFacts<S extends RailState>(
  game: RailGame<S>,
  s: S,
  id: string,
  columns: readonly FactColumn[],
  { f }: Words,
  lang: Lang,
): CompanyFacts {
  const idle = game.idle(s, id);
  const l = railLines[lang];
  const figure = (column: string): string => {
    if (column === 'tokens') return String(game.tokensLeft(s, id));
    const sum =
      column === 'price'
        ? priceOf(game.market, s, id)
        : column === 'par'
          ? (game.par?.(s, id) ?? 0)
          : column === 'treasury'
            ? cashOf(s, treasury(id))
            : game.figure(s, id, column);
    return sum === 0 && column !== 'treasury' ? '–' : String(sum);
  };
  const president = presidentOf(s, id);
  const own = game.privates(s).filter(({ owner }) => owner === treasury(id));
  return {
    id,
    name: game.marks[id]!.letter,
    title: game.names[id] ?? id,
    mark: game.marks[id]!,
    ...(game.trade ? { trade: game.trade(id, lang) } : {}),
    ...(idle === null ? {} : { idle: l.idle[idle] }),
    ...(president === null ? {} : { leader: president }),
    figures: Object.fromEntries(columns.map((column) => [column.id, idle === null ? figure(column.id) : ''])),
    trains: trainsOf(s, id).map((train) => typeOf(train)),
    more: [
      ...boundFor(game, s, id, f),
      ...own.map(({ id: one, name, revenue }) => ({ id: one, label: name, value: `+${f.money(revenue)}` })),
    ],
    shares: {
      all: 100 / unitOf(s, id),
      held: seatsOf(game, s)
        .map((seat) => ({ seat, shares: sharesOf(s, id, seat) }))
        .filter(({ shares }) => shares > 0),
      pool: sharesOf(s, id, POOL),
      offer: sharesOf(s, id, OFFER),
    },
  };
}

/** Where its track has to lead. */
function boundFor<S extends RailState>(game: RailGame<S>, s: S, id: string, { name, list }: Words['f']): Fact[] {
  const bound = game.bound(s, id);
  return bound
    ? [{ id: 'bound', label: '', value: `${name(bound.from)} → ${list(bound.to.map((hex) => name(hex)))}` }]
    : [];
}
