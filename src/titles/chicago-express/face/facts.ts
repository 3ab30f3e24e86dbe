// Facts about players and companies of Chicago Express, in figures and words.
import { type Core, cashOf, type Seat, treasury } from '../../../engine/index.ts';
import type { CompanyFacts, FactColumn, PlayerFacts, TableFacts } from '../../../web/panels/tableFacts.ts';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import { type CompanyId, companies, companyIds } from '../rules/companies.ts';
import { dividendPerShare, minimumBid } from '../rules/dividends.ts';
import { type ChicagoState, HOUSES, housesLeft, isOpen, sharesLeft, sharesOf, sharesSold } from '../rules/state.ts';
import { chicagoLines } from '../words/panels.ts';
import { endClocks } from './endClocks.ts';
import { marks } from './marks.ts';

const columnIds = ['income', 'treasury', 'locomotives', 'minimumBid', 'dividend'] as const;

export function facts(state: Core, words: Words, lang: Lang): TableFacts {
  const s = state as ChicagoState;
  const lines = chicagoLines[lang];
  return {
    players: seatsOf(s).map((seat) => playerFacts(s, seat)),
    columns: columnIds.map((id): FactColumn => ({ id, ...lines.columns[id] })),
    companies: companyIds.map((id) => companyFacts(s, id, words, lang)),
    bank: [{ id: 'houses', label: lines.houses, value: `${housesLeft(s)} / ${HOUSES}` }],
    clocks: endClocks(s, lang),
  };
}

export const seatsOf = (s: ChicagoState): Seat[] => Array.from({ length: s.players }, (_, i) => i + 1);

/** A seat's income from a general dividend as things stand. */
export const dividendsOf = (s: ChicagoState, seat: Seat): number =>
  companyIds.reduce((sum, id) => sum + dividendPerShare(s, id) * sharesOf(s, id, seat), 0);

const playerFacts = (s: ChicagoState, seat: Seat): PlayerFacts => ({
  seat,
  worth: cashOf(s, seat),
  ...(s.flow.length > 0 ? { income: dividendsOf(s, seat) } : {}),
  holdings: companyIds
    .map((company) => ({ company, shares: sharesOf(s, company, seat) }))
    .filter(({ shares }) => shares > 0),
  more: [],
});

function companyFacts(s: ChicagoState, id: CompanyId, { f }: Words, lang: Lang): CompanyFacts {
  const open = isOpen(s, id);
  const figures: Readonly<Record<(typeof columnIds)[number], string>> = {
    income: open ? String(s.income[id]) : '–',
    treasury: open ? f.money(cashOf(s, treasury(id))) : '–',
    locomotives: String(s.stock[id]),
    minimumBid: open && sharesLeft(s, id) > 0 ? f.money(minimumBid(s, id)) : '–',
    dividend: open && sharesSold(s, id) > 0 ? f.money(dividendPerShare(s, id)) : '–',
  };
  return {
    id,
    name: f.name(id),
    mark: marks[id],
    ...(open ? {} : { idle: chicagoLines[lang].closed }),
    figures,
    shares: {
      all: companies[id].shares,
      held: seatsOf(s)
        .map((seat) => ({ seat, shares: sharesOf(s, id, seat) }))
        .filter(({ shares }) => shares > 0),
    },
  };
}
