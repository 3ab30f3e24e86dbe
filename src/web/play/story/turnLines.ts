// The story in lines: for every turn its name and its events; consecutive passes share a line.
import type { Action, GameEvent, Seat } from '../../../engine/index.ts';
import type { Moment } from '../../../match/timeline.ts';
import type { Part, Round, Turn, Who } from '../../../match/turns.ts';
import type { Lang } from '../../../words/phrases.ts';
import { type StoryLines, storyLines } from '../../../words/web/story.ts';
import type { Words } from '../../../words/words.ts';
import type { GameFace } from '../../kit/face.ts';
import { sentence } from '../decision/cards.ts';
import { wordsAt } from '../wordsAt.ts';

export interface TurnLine {
  /** Unique in the story. */
  readonly key: string;
  readonly who: Who;
  /** All seats of the line: one, unless passes are gathered. */
  readonly seats: readonly Seat[];
  /** Empty for events between turns. */
  readonly name: string;
  readonly text: string;
  readonly parts: readonly Part[];
  /** True if it has only begun. */
  readonly open?: true;
  /** The moment in which it ended. */
  readonly seq: number;
}

export interface RoundLines {
  /** Its first moment. */
  readonly seq: number;
  readonly title: string;
  /** A few letters for a tick. */
  readonly short: string;
  readonly lines: readonly TurnLine[];
}

export interface Told {
  readonly words: Words;
  readonly lang: Lang;
  readonly face: GameFace;
}

export function roundLines(rounds: readonly Round[], told: Told): RoundLines[] {
  const l = storyLines[told.lang];
  return rounds.flatMap(({ began, number, turns }, index) => {
    const found = turnLines(turns, told, l);
    const lines = gathered(index === rounds.length - 1 ? found.map(begun(l)) : found, l, told.words);
    if (lines.length === 0) return [];
    const seq = turns[0]!.parts[0]!.moment.seq;
    const named = l.rounds[began?.type ?? '']?.(began as never, number);
    const title = named?.title ?? (began ? plain(told.words.event(began) ?? '') : l.beginning.title);
    return [{ seq, title, short: named?.short ?? (began ? String(number) : l.beginning.short), lines }];
  });
}

function turnLines(turns: readonly Turn[], told: Told, l: StoryLines): (TurnLine | Pass)[] {
  const { words } = told;
  return turns.flatMap((turn, index) => {
    const { who, parts } = turn;
    const seq = parts.at(-1)!.moment.seq;
    const key = `${parts[0]!.moment.seq}.${index}`;
    const text = summary(turn, wordsAt(told, parts.at(-1)!.moment.state));
    const name = nameOf(who, words, l);
    const seats = who.kind === 'seat' ? [who.seat] : [];
    const line = { key, who, seats, name, text, parts, seq };
    if (text !== '') return [line];
    if (who.kind === 'auction') return outOf(turn, words, l).map((only) => ({ ...line, text: only }));
    if (who.kind === 'nobody' || isUntouched(turn)) return [];
    return who.kind === 'company' ? [{ ...line, text: l.nothing }] : [{ ...line, passed: [name] }];
  });
}

/** True for a player's turn without a move of theirs yet: not to be taken for a pass. */
const isUntouched = ({ who, parts }: Turn): boolean =>
  who.kind === 'seat' && parts.every(({ moment, events }) => moment.seat !== who.seat && !events.some(isPassed));

/** Words the very last line as begun while nothing has happened in it. */
const begun =
  (l: StoryLines) =>
  <L extends TurnLine>(line: L, index: number, all: readonly L[]): L =>
    index === all.length - 1 && line.text === l.nothing ? { ...line, text: l.begins, open: true } : line;

/** For an auction with nothing but passes: the seats that are out. */
function outOf({ parts }: Turn, { f }: Words, l: StoryLines): string[] {
  const passed = parts.flatMap(({ events }) => events.filter(isPassed));
  const seats = [...new Set(passed.map(({ seat }) => seat))];
  return seats.length === 0 ? [] : [`${f.list(seats.map((seat) => f.seat(seat)))} ${l.passes(seats.length)}`];
}

const isPassed = (event: GameEvent): event is GameEvent & { readonly seat: Seat } => event.type === 'passed';

interface Pass extends TurnLine {
  /** The names of all who passed, in order. */
  readonly passed: readonly string[];
}

const isPass = (line: TurnLine | Pass | undefined): line is Pass => line !== undefined && 'passed' in line;

/** Gathers consecutive passes in one line; an automaton's pass gets none. */
function gathered(lines: readonly (TurnLine | Pass)[], l: StoryLines, { f }: Words): TurnLine[] {
  const out: (TurnLine | Pass)[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const joined = last && { ...last, parts: [...last.parts, ...line.parts] };
    if (!isPass(line)) out.push(line);
    else if (line.who.kind === 'automaton') joined && out.splice(-1, 1, joined);
    else if (isPass(joined)) out.splice(-1, 1, both(joined, line));
    else out.push(line);
  }
  return out.map((line) => {
    if (!isPass(line)) return line;
    const { passed, ...rest } = line;
    return { ...rest, name: f.list(passed), text: l.passes(passed.length) };
  });
}

const both = (a: Pass, b: Pass): Pass => ({
  ...a,
  passed: [...new Set([...a.passed, ...b.passed])],
  seats: [...new Set([...a.seats, ...b.seats])],
  seq: b.seq,
});

/** Events summed up for each company separately. */
const BY_COMPANY: ReadonlySet<string> = new Set([
  'companyStarted',
  'shareBought',
  'sharesSold',
  'presidencyPassed',
  'priceMoved',
]);

/** Sales: once something is sold, the bids for it are no news. */
const SALES: ReadonlySet<string> = new Set(['shareSold', 'shareGiven', 'charterWon']);

function summary({ who, parts }: Turn, words: Words): string {
  const kinds = new Map<string, GameEvent[]>();
  const all = parts.flatMap((part) => part.events);
  const sold = all.some(({ type }) => SALES.has(type));
  for (const event of all) {
    if (sold && event.type === 'bidMade') continue;
    const company = BY_COMPANY.has(event.type) ? (event as { company?: string }).company : '';
    const key = `${event.type} ${company}`;
    kinds.set(key, [...(kinds.get(key) ?? []), event]);
  }
  const phrases = [...kinds.values()].flatMap((events) => {
    const short = words.short(events[0]!.type);
    if (short === null) return [];
    if (short) return short(events as never, words.f, who) ?? [];
    return events.flatMap((event) => words.event(event) ?? []);
  });
  const silent = parts.filter(({ moment }) => moment.before !== null && moment.events.length === 0);
  const chosen = silent.map(({ moment }) => words.action(moment.action as Action));
  return [...phrases, ...chosen].join(', ');
}

function nameOf(who: Who, { f }: Words, l: StoryLines): string {
  switch (who.kind) {
    case 'company':
      return f.company(who.company);
    case 'seat':
      return f.seat(who.seat);
    case 'auction':
      return l.auction(f.company(who.lot));
    case 'automaton':
      return sentence(f.name(who.id));
    default:
      return '';
  }
}

/** A heading of the log without its dashes. */
const plain = (text: string): string => text.replace(/^— | —$/g, '');

/** The key of the line that tells a moment: preferably the line it ended. */
export function lineOf(rounds: readonly RoundLines[], moment: Moment): string | undefined {
  const lines = rounds
    .flatMap((round) => round.lines)
    .filter(({ parts }) => parts.some((part) => part.moment === moment));
  return (lines.find(({ seq }) => seq === moment.seq) ?? lines[0])?.key;
}
