// The contents of the log: the wanted lines, and under each its moves with the undone ones among them.
import { companyOf, type GameEvent, isTreasury, type Purse, type Seat, treasury } from '../../../engine/index.ts';
import type { LogItem } from '../../../match/logOf.ts';
import { moneyMoved } from '../../../match/moneyMoved.ts';
import type { Moment } from '../../../match/timeline.ts';
import type { Who } from '../../../match/turns.ts';
import type { Words } from '../../../words/words.ts';
import { lineOf, type RoundLines, type TurnLine } from './turnLines.ts';

export interface Wanted {
  readonly show: 'all' | 'mine' | 'money';
  /** The reader's seats. */
  readonly mine: readonly Seat[];
  /** Empty for all. */
  readonly company: string;
  readonly search: string;
}

/** The rounds with the wanted lines; filtered by money, a line says what everybody gained or lost. */
export function shownRounds(rounds: readonly RoundLines[], wanted: Wanted, words: Words): RoundLines[] {
  const asked = wanted.search.trim().toLocaleLowerCase();
  return rounds.flatMap((round) => {
    const lines = round.lines
      .filter((line) => isAbout(line, wanted))
      .map((line) => (wanted.show === 'money' ? inMoney(line, words) : line))
      .filter((line) => line.text !== '' && (asked === '' || says(line, round, words).includes(asked)));
    return lines.length > 0 ? [{ ...round, lines }] : [];
  });
}

function isAbout(line: TurnLine, { show, mine, company }: Wanted): boolean {
  if (show === 'mine' && !isOf(line, mine)) return false;
  return company === '' || eventsOf(line).some((event) => names(event, company));
}

const isOf = ({ seats, who, parts }: TurnLine, mine: readonly Seat[]): boolean =>
  seats.some((seat) => mine.includes(seat)) ||
  ((who.kind === 'company' || who.kind === 'auction') &&
    parts.some(({ moment }) => moment.before !== null && mine.includes(moment.seat)));

const names = (event: GameEvent, company: string): boolean =>
  Object.values(event).some((value) => value === company || value === `treasury:${company}`);

const eventsOf = ({ parts }: TurnLine): GameEvent[] => parts.flatMap(({ events }) => events);

/** Leaves out the name of the side in turn, which the line begins with, and puts its sum first. */
function inMoney(line: TurnLine, { f }: Words): TurnLine {
  const own = purseOf(line.who);
  const called = (purse: Purse) =>
    typeof purse === 'number' ? f.seat(purse) : isTreasury(purse) ? f.company(companyOf(purse)) : purse;
  const sums = moneyMoved(eventsOf(line));
  const its = own === null ? undefined : sums.get(own);
  const others = [...sums]
    .filter(([purse]) => purse !== own)
    .map(([purse, sum]) => `${called(purse)} ${f.change(sum)}`);
  return { ...line, text: [...(its === undefined ? [] : [f.change(its)]), ...others].join(', ') };
}

const purseOf = (who: Who): Purse | null =>
  who.kind === 'seat' ? who.seat : who.kind === 'company' ? treasury(who.company) : null;

function says(line: TurnLine, { title }: RoundLines, words: Words): string {
  const told = eventsOf(line).map((event) => words.event(event) ?? '');
  return [title, line.name, line.text, ...told].join(' ').toLocaleLowerCase();
}

/** Leaves out the line that tells the game's end. */
export const withoutEnd = (rounds: readonly RoundLines[], end: Moment): readonly RoundLines[] =>
  rounds.flatMap((round) => {
    const lines = round.lines.filter(({ parts }) => parts.every(({ moment }) => moment !== end));
    return lines.length > 0 ? [{ ...round, lines }] : [];
  });

/** Undone moves and undos by key of the line after which they happened; '' before all lines. */
export function straysOf(rounds: readonly RoundLines[], items: readonly LogItem[]): ReadonlyMap<string, LogItem[]> {
  const lines = rounds.flatMap((round) => round.lines);
  const found = new Map<string, LogItem[]>();
  let at = -1;
  for (const item of items) {
    if (item.kind === 'move' && item.counts) continue;
    while (at + 1 < lines.length && lines[at + 1]!.parts[0]!.moment.seq < item.seq) at++;
    const key = lines[at]?.key ?? '';
    found.set(key, [...(found.get(key) ?? []), item]);
  }
  return found;
}

/**
 * The place of a moment among the shown lines: the one that tells it, even if undone, or the last one before it. Null
 * before all lines.
 */
export function placeIn(
  shown: readonly RoundLines[],
  strays: ReadonlyMap<string, readonly LogItem[]>,
  moment: Moment,
): { readonly key: string; readonly tells: boolean } | null {
  const telling =
    lineOf(shown, moment) ?? [...strays].find(([, items]) => items.some(({ seq }) => seq === moment.seq))?.[0];
  const lines = shown.flatMap((round) => round.lines);
  if (telling !== undefined && lines.some(({ key }) => key === telling)) return { key: telling, tells: true };
  const before = lines.findLast(({ seq }) => seq <= moment.seq);
  return before ? { key: before.key, tells: false } : null;
}

/** The time of a move made at this table; undefined for imported moves, whose time is only that of the import. */
export const timeOf = (at: number | undefined, { since }: { readonly since: number }): number | undefined =>
  at !== undefined && at > since ? at : undefined;
