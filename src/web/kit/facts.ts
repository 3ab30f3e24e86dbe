// The public facts of an 18xx game: players, companies, the bank.

import { BANK, cashOf, percentOf, presidentOf, type Seat, seatsOf, unitOf } from '../../engine/index.ts';
import { type RailState, sharePrice, worthIn } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import { railLines } from '../../words/web/rail.ts';
import type { Words } from '../../words/words.ts';
import type { FactColumn, PlayerFacts, Roster, TableFacts } from '../panels/tableFacts.ts';
import { withHalf } from '../panels/withHalf.ts';
import { companyFacts, privateFact, privateName } from './companyFacts.ts';
import type { RailFace } from './railFace.ts';

export function factsOf18xx<S extends RailState>(face: RailFace<S>, s: S, words: Words, lang: Lang): TableFacts {
  const { game } = face;
  const l = railLines[lang];
  const usual = ['price', ...(game.par ? ['par' as const] : []), 'treasury', 'tokens'] as const;
  const columns: FactColumn[] = [...usual.map((id) => ({ id, ...l.columns[id] })), ...(face.columns?.(lang) ?? [])];
  // dearest first, which is the order of operating
  const order = [...game.companies(s)].sort((a, b) => sharePrice(game, s, b) - sharePrice(game, s, a));
  const worth = worthIn(game, s);
  return {
    players: seatsOf(s).map((seat) => playerFacts(face, s, seat, worth[seat]!, words, lang)),
    ...(face.head ? { head: face.head(lang) } : {}),
    columns,
    companies: idleLast(face, s, order).map((id) => companyFacts(face, s, id, columns, words, lang)),
    ...(face.minors ? { minors: minorsFacts(face, face.minors, s, words, lang) } : {}),
    ...(face.privatesHead ? { privatesHead: face.privatesHead(lang) } : {}),
    privates: game.privates(s).map((one) => ({
      id: one.id,
      name: privateName(game, one, words),
      price: one.price > 0 ? words.f.money(one.price) : '',
      revenue: words.f.change(one.revenue),
      note: face.privateNote?.(one.id, lang, s) ?? '',
      owner: one.owner,
      bids: one.bids.map(({ seat, amount }) => ({ seat, amount: words.f.money(amount) })),
    })),
    bank: [
      ...(game.money(s) === null ? [] : [{ id: 'cash', label: l.bank, value: words.f.money(cashOf(s, BANK)) }]),
      ...(face.bank?.(s, lang) ?? []),
    ],
    clocks: [],
  };
}

function idleLast<S extends RailState>({ game }: RailFace<S>, s: S, ids: readonly string[]): readonly string[] {
  const isIdle = (id: string) => game.idle(s, id) !== null;
  return [...ids.filter((id) => !isIdle(id)), ...ids.filter(isIdle)];
}

/** The companies without shares: a line of figures each. */
function minorsFacts<S extends RailState>(
  face: RailFace<S>,
  minors: NonNullable<RailFace<S>['minors']>,
  s: S,
  words: Words,
  lang: Lang,
): Roster {
  const usual = (['treasury', 'tokens'] as const).map((id) => ({ id, ...railLines[lang].columns[id] }));
  const columns = [...usual, ...minors.columns(lang)];
  const ids = idleLast(face, s, face.game.minors?.(s) ?? []);
  return {
    head: minors.head(lang),
    columns,
    companies: ids.map((id) => companyFacts(face, s, id, columns, words, lang)),
  };
}

function playerFacts<S extends RailState>(
  face: RailFace<S>,
  s: S,
  seat: Seat,
  worth: number,
  words: Words,
  lang: Lang,
): PlayerFacts {
  const { game } = face;
  const l = railLines[lang];
  const { held, limit } = game.certificates(s, seat);
  const privates = game.privates(s).filter(({ owner }) => owner === seat);
  return {
    seat,
    worth,
    cash: cashOf(s, seat),
    certificates: { held, limit },
    holdings: game
      .companies(s)
      .map((company) => ({
        company,
        shares: percentOf(s, company, seat) / unitOf(s, company),
        leads: presidentOf(s, company) === seat,
      }))
      .filter(({ shares }) => shares > 0),
    owns: game.minors?.(s).filter((id) => game.controller(s, id) === seat) ?? [],
    more: [
      { id: 'certificates', label: l.certificates, value: `${withHalf(held)} / ${limit}` },
      ...privates.map((one) => privateFact(face, one, words)),
      ...(face.playerFacts?.(s, seat, lang) ?? []),
      ...(s.priority === seat ? [{ id: 'priority', label: '', value: l.priority }] : []),
    ],
  };
}
