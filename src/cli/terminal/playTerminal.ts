// A game in the terminal: people at the keyboard, bots beside them, saved after every move.
import { setImmediate } from 'node:timers/promises';
import { botNamed, thinksLong } from '../../bots/levels.ts';
import { type BotName, isBotName } from '../../bots/names.ts';
import { type Game, isOver, rngFrom, type Seat, view, waiting } from '../../engine/index.ts';
import type { GameRecord, SeatInfo } from '../../records/record.ts';
import { automataOf, playersAt } from '../../records/seats.ts';
import { loadInsight } from '../../titles/insights.ts';
import { wordsFor } from '../../titles/words.ts';
import { type CliLines, cliLines } from '../../words/cli.ts';
import type { Lang } from '../../words/phrases.ts';
import { terminalLines } from '../../words/terminal.ts';
import { type Decided, decide, type Table } from './decide.ts';
import type { Look } from './drawing.ts';
import { endingOf } from './ending.ts';
import { keeper } from './keeper.ts';
import { loadDrawing } from './kit/loadDrawing.ts';
import { lineReader } from './lineReader.ts';
import { plainOutput, terminalOutput } from './output.ts';
import { paintFor } from './paint.ts';
import { rulingsText } from './rulingsText.ts';
import { noMarks, told } from './screen.ts';
import { newSession, openSession, played, type Session, type SessionProblem } from './session.ts';

export type TerminalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotName; readonly name: string };

export interface TerminalOptions {
  readonly game: Game;
  readonly players: number;
  /** Options and rulings that differ from their default. */
  readonly asked: Readonly<Record<string, string>>;
  readonly seed: string;
  /** Seats of the players; the automata of the game sit after them. */
  readonly seats: readonly TerminalSeat[];
  readonly lang: Lang;
  readonly playouts: number;
  /** The record to continue. Its own seats are kept if a person is among them. */
  readonly resume?: GameRecord;
  /** Path of its file. */
  readonly resumed?: string;
  readonly dataDir: string;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly colour: boolean;
  readonly interactive: boolean;
}

const UNKNOWN_WIDTH = 120;

/** Returns the exit status: 0, 1 if left unsaved, 2 if the game cannot be set up or opened. */
export async function playTerminal(options: TerminalOptions): Promise<number> {
  const { game, output, colour, interactive, dataDir } = options;
  const seats = seatsOf(options);
  const look = await lookOf(options, seats);
  const { lines } = look;
  // without colour not even the cursor moves
  const tricks = interactive && colour;
  const out = tricks ? terminalOutput(output) : plainOutput(output);
  const opened = openTable(options, seats);
  if ('problem' in opened) {
    out.say(problemText(opened, look, cliLines[options.lang]));
    return 2;
  }
  out.say(look.paint.bold(lines.welcome(game.name, opened.record.seed ?? options.seed)));
  const set = options.resume ? undefined : options.asked.rulings;
  const rulings = await rulingsText(game, opened.state, options.lang, set);
  if (!tricks) out.say(...rulings);
  if (options.resume) out.say(lines.resumed(opened.told.length - 1));
  out.say(...told(opened.told.at(-1)!, look));
  const drawing = await loadDrawing(game, options.lang);
  const keep = await keeper({ dataDir, resumed: options.resumed }, opened.record, look, out);
  const isOnlyShown = isOver(opened.state); // a finished game that is merely viewed is not saved again
  if (!isOnlyShown) await keep.save(opened.record);
  const reader = lineReader(options.input, output, tricks);
  try {
    const ended = await playOn(opened, {
      ...{ options, seats, look, drawing, out, reader, keep },
      // redrawing the screen would wipe out earlier lines
      notice: tricks ? rulings : [],
    });
    if ('leave' in ended) {
      out.say(...ended.leave, ...keep.farewell());
      return keep.isSafe() ? 0 : 1;
    } else {
      const { state } = ended.session;
      const board = drawing.board(state, look, noMarks);
      const panels = drawing.panels(state, look, undefined);
      const menu = endingOf(ended.session, look, drawing);
      const last = told(ended.session.told.at(-1)!, look);
      out.show({ board, panels, menu, prompt: '' }, last, isOnlyShown ? [] : ['', ...keep.where()]);
    }
    return 0;
  } finally {
    reader.close();
  }
}

interface Room extends Pick<Table, 'look' | 'drawing' | 'out' | 'reader' | 'keep'> {
  readonly options: TerminalOptions;
  readonly seats: readonly SeatInfo[];
  /** Lines under the first screen. */
  readonly notice: readonly string[];
}

/** Decision after decision until the game is over or somebody leaves. */
async function playOn(opened: Session, room: Room): Promise<Decided> {
  const { options, seats, look, out, reader, keep } = room;
  const isPerson = (seat: Seat) => seats[seat - 1]?.kind === 'person';
  /** Length of the story each seat had seen when it last decided. */
  const seen: Record<Seat, number> = {};
  const recent = (now: Session, seat: Seat) => now.told.slice(seen[seat] ?? 0).flatMap((events) => told(events, look));
  let session = opened;
  let { notice } = room;
  for (;;) {
    const [seat] = waiting(options.game, session.state);
    if (seat === undefined) return { session, notice };
    const before = session.told.length;
    if (isPerson(seat)) {
      const decided = await decide({ ...room, session, seat, isPerson, recent, notice });
      if ('leave' in decided) return decided;
      ({ session, notice } = decided);
      seen[seat] = Math.min(before, session.told.length);
    } else {
      session = await botMove(session, seat, room);
      if (reader.isInterrupted()) return { leave: [look.lines.interrupted] };
    }
    if (session.told.length === before + 1) out.say(...told(session.told.at(-1)!, look));
    await keep.save(session.record);
  }
}

/** The generator depends only on the entry, so that a resumed game continues exactly as without the break. */
async function botMove(session: Session, seat: Seat, { options, seats, look, out }: Room): Promise<Session> {
  const { name, level } = seats[seat - 1]!;
  const bot = level as BotName;
  const remark = options.interactive && thinksLong(bot);
  const wipe = remark ? out.remark(look.lines.thinks(name)) : () => {};
  await setImmediate(); // lets the remark appear, and Ctrl-C be heard
  const rng = rngFrom(`${session.record.seed}/${seat}/${session.record.entries.length}`);
  const { game, playouts } = options;
  const insight = await loadInsight(game);
  const action = botNamed(bot)(game, view(session.state), seat, { insight, rng, playouts });
  wipe();
  return played(session, seat, action);
}

function openTable(
  { game, asked, seed, resume, players }: TerminalOptions,
  seats: readonly SeatInfo[],
): Session | SessionProblem | { problem: 'seats' } {
  if (playersAt(seats) !== (resume ? playersAt(resume.seats) : players)) return { problem: 'seats' };
  if (!resume) return newSession(game, { players, asked, seats, seed });
  return openSession(game, { ...resume, seats, seed: resume.seed ?? seed });
}

/** A record keeps its players, if it has any person (or is over) and its bots are known here. */
function seatsOf({ game, seats, resume }: TerminalOptions): readonly SeatInfo[] {
  const asked = [...seats, ...automataOf(game, seats.length)];
  if (!resume?.seats.some((seat) => seat.kind === 'person') && !resume?.result) return asked;
  return resume.seats.every((seat) => seat.kind !== 'bot' || isBotName(seat.level ?? '')) ? resume.seats : asked;
}

async function lookOf({ game, lang, colour, output }: TerminalOptions, seats: readonly SeatInfo[]): Promise<Look> {
  const names = seats.map((seat) => seat.name);
  const words = await wordsFor(game, lang, names);
  return {
    paint: paintFor(colour),
    words,
    lines: terminalLines[lang],
    // asked each time, since a window may be resized
    get columns() {
      return (output as { columns?: number }).columns ?? UNKNOWN_WIDTH;
    },
  };
}

function problemText(
  problem: SessionProblem | { problem: 'seats' },
  { lines, words }: Look,
  { problems }: CliLines,
): string {
  if (problem.problem === 'seats') return lines.seatsMissing;
  if (problem.problem === 'refused') return lines.refusedMove(problem.index, words.refusal(problem.refusal));
  return (problems[problem.problem] as (p: SessionProblem) => string)(problem);
}
