// The sheet as plain data: companies by players, with all their known figures. The players stand below.
import type { Seat } from '../../engine/index.ts';
import { type Liquidity, liquidityOf } from '../../match/liquidity.ts';
import { roundName } from '../../words/roundName.ts';
import { sheetLines } from '../../words/web/sheet.ts';
import type { CompanyMark } from '../board/picture.ts';
import { factsOf } from '../panels/factsOf.ts';
import type { PanelProps } from '../panels/panelProps.ts';
import type { CompanyFacts, Fact, PlayerFacts, Roster, TableFacts } from '../panels/tableFacts.ts';
import { type EarnedRound, earnedRounds } from './earnings.ts';

export interface SheetColumn {
  readonly id: string;
  readonly head: string;
  readonly title: string;
  /** Given for a player's column. */
  readonly seat?: Seat;
  readonly kind: 'seat' | 'figure' | 'text' | 'round';
}

export interface SheetRow {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly mark: CompanyMark;
  readonly isIdle: boolean;
  readonly cells: Readonly<Record<string, string>>;
  readonly trains: readonly string[];
  /** The column of the president. */
  readonly leader: string | null;
}

export interface SheetPlayer extends PlayerFacts {
  readonly liquidity: Liquidity | null;
}

export interface Sheet {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  readonly players: readonly SheetPlayer[];
}

export const seatColumn = (seat: Seat): string => `seat ${seat}`;

interface Asked extends Pick<PanelProps, 'game' | 'face' | 'moment' | 'words' | 'lang'> {
  /** True if computed sums are shown too. */
  readonly sums: boolean;
}

export function sheetOf({ game, face, moment, words, lang, sums }: Asked): Sheet {
  const { state } = moment;
  const facts = factsOf(game, face, state, words, lang);
  const rounds = earnedRounds(moment);
  const rosters = [facts, ...(facts.minors ? [facts.minors] : [])];
  const rows = rosters.flatMap(({ companies, columns }) =>
    companies.map((company) => rowOf(company, columns, rounds, words.f.figure)),
  );
  const filled = (column: SheetColumn) => column.kind === 'seat' || rows.some(({ cells }) => cells[column.id]);
  return {
    columns: columnsOf(facts, rounds, words.f.seat, lang).filter(filled),
    rows,
    players: facts.players.map((player) => ({
      ...player,
      liquidity: sums ? liquidityOf(game, state, player.seat) : null,
    })),
  };
}

function columnsOf(
  facts: TableFacts,
  rounds: readonly EarnedRound[],
  nameOf: (seat: Seat) => string,
  lang: PanelProps['lang'],
): SheetColumn[] {
  const l = sheetLines[lang];
  const figures = [...facts.columns, ...(facts.minors?.columns ?? [])];
  const others = facts.companies.flatMap(({ shares }) => shares?.others ?? []);
  const column = (kind: SheetColumn['kind'], id: string, head: string, title = head): SheetColumn => ({
    ...{ id, head, title, kind },
  });
  return [
    ...facts.players.map(({ seat }) => ({ ...column('seat', seatColumn(seat), nameOf(seat)), seat })),
    ...unique(others.map(({ name }) => column('figure', name, name))),
    ...(['offer', 'pool', 'own'] as const).map((id) => column('figure', id, l[id].head, l[id].title)),
    ...unique(figures.map(({ id, head, title }) => column('figure', id, head, title))),
    column('text', 'trains', l.trains),
    column('text', 'notes', l.notes),
    // latest first, as those are looked for
    ...rounds
      .toReversed()
      .map(({ set, round }) =>
        column(
          'round',
          roundId({ set, round }),
          roundName({ kind: 'operating', set, round }),
          l.roundTitle(set, round),
        ),
      ),
  ];
}

const roundId = ({ set, round }: Pick<EarnedRound, 'set' | 'round'>): string => `round ${set}.${round}`;

const unique = (columns: readonly SheetColumn[]): SheetColumn[] =>
  columns.filter(({ id }, i) => columns.findIndex((other) => other.id === id) === i);

function rowOf(
  company: CompanyFacts,
  columns: Roster['columns'],
  rounds: readonly EarnedRound[],
  figure: (n: number) => string,
): SheetRow {
  const { id, name, title = name, mark, idle, leader, figures, trains = [], more = [] } = company;
  const { all, held, pool = 0, offer, own = 0, others = [] } = company.shares ?? { all: 0, held: [] };
  const sold = held.reduce((sum, { shares }) => sum + shares, 0);
  const earned = rounds.flatMap((round) => {
    const one = round.sums.get(id);
    return one ? [[roundId(round), one.kept && one.sum > 0 ? `(${figure(one.sum)})` : figure(one.sum)]] : [];
  });
  return {
    ...{ id, name, title, mark, trains, isIdle: idle !== undefined },
    leader: leader === undefined ? null : seatColumn(leader),
    cells: Object.fromEntries([
      ...held.map(({ seat, shares }) => [seatColumn(seat), String(shares)]),
      ...others.map(({ name, shares }) => [name, String(shares)]),
      ...Object.entries({ offer: offer ?? all - sold, pool, own }).map(([column, n]) => [
        column,
        n > 0 ? String(n) : '',
      ]),
      ...columns.map((column) => [column.id, figures[column.id] ?? '']),
      ['trains', trains.join(', ')],
      ...earned,
      ['notes', [...(idle ? [idle] : []), ...more.map(noteOf)].join(' · ')],
    ]),
  };
}

const noteOf = ({ label, value }: Fact): string => [label, value].filter(Boolean).join(' ');
