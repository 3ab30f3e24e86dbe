// Players by companies as plain data: the shares each holds, and those unsold or sold back.
import type { Seat } from '../../engine/index.ts';
import type { SheetLines } from '../../words/web/sheet.ts';
import type { CompanyFacts, PlayerFacts, TableFacts } from '../panels/tableFacts.ts';

export interface Holder {
  readonly id: string;
  readonly head: string;
  readonly title: string;
  /** Left out for holders other than players. */
  readonly player?: PlayerFacts;
  /** By company, in the order of the companies. */
  readonly held: readonly { readonly shares: number; readonly leads: boolean }[];
}

export interface Holdings {
  readonly companies: readonly CompanyFacts[];
  readonly players: readonly Holder[];
  /** The offer, the pool if the game has one, and companies and others if they hold something. */
  readonly rest: readonly Holder[];
}

type Shares = NonNullable<CompanyFacts['shares']>;

export function holdingsOf(facts: TableFacts, l: SheetLines, nameOf: (seat: Seat) => string): Holdings {
  const companies = facts.companies.filter(isTraded);
  const holder = (id: string, head: string, title: string, count: (shares: Shares) => number): Holder => ({
    ...{ id, head, title },
    held: companies.map(({ shares }) => ({ shares: count(shares!), leads: false })),
  });
  const names = [...new Set(companies.flatMap(({ shares }) => shares?.others?.map(({ name }) => name) ?? []))];
  const own = holder('own', l.own.head, l.own.title, (shares) => shares.own ?? 0);
  return {
    companies,
    players: facts.players.map((player) => ({
      ...{ id: `seat ${player.seat}`, head: nameOf(player.seat), title: nameOf(player.seat), player },
      held: companies.map(({ shares, leader }) => ({
        shares: shares!.held.find(({ seat }) => seat === player.seat)?.shares ?? 0,
        leads: leader === player.seat,
      })),
    })),
    rest: [
      holder('offer', l.offer.head, l.offer.title, unsold),
      ...(companies.some(({ shares }) => shares?.pool !== undefined)
        ? [holder('pool', l.pool.head, l.pool.title, (shares) => shares.pool ?? 0)]
        : []),
      ...(own.held.some(({ shares }) => shares > 0) ? [own] : []),
      ...names.map((name) =>
        holder(name, name, name, ({ others }) => others?.find((other) => other.name === name)?.shares ?? 0),
      ),
    ],
  };
}

/** True if it is in play, or somebody has a share of it already. */
const isTraded = ({ idle, shares }: CompanyFacts): boolean =>
  shares !== undefined &&
  (idle === undefined || shares.held.length > 0 || (shares.pool ?? 0) > 0 || (shares.others?.length ?? 0) > 0);

const unsold = ({ all, held, offer }: Shares): number =>
  offer ?? all - held.reduce((sum, { shares }) => sum + shares, 0);
