// binario play --human: a person at the terminal against the bots.

import { isBotName } from '../../bots/names.ts';
import type { GameRecord } from '../../records/record.ts';
import { playersAt } from '../../records/seats.ts';
import { type Context, Hopeless, type Status, wholeNumber } from '../context.ts';
import { readRecordFile } from '../files.ts';
import { playTerminal, type TerminalSeat } from '../terminal/playTerminal.ts';
import { askedOf, botsFor, gameOf, type PlayOptions, playersOf } from './play.ts';

export interface HumanOptions extends PlayOptions {
  readonly human?: string;
  readonly name?: string;
  readonly resume?: string;
}

export async function playHuman(context: Context, gameId: string, options: HumanOptions): Promise<Status> {
  const { lines, lang } = context;
  const record = options.resume === undefined ? undefined : recordOf(context, options.resume);
  if (record && record.game !== gameId) throw new Hopeless(lines.otherGame({ game: record.game, asked: gameId }));
  const game = await gameOf(lines, gameId);
  const players = record ? playersAt(record.seats) : playersOf(lines, game, options.players);
  const asked = askedOf(lines, game, players, options.option);
  const seats = seatsOf(context, options, players, record);
  const interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const status = await playTerminal({
    game,
    players,
    asked,
    seed: options.seed,
    seats,
    lang,
    playouts: wholeNumber(lines, '--playouts', options.playouts, 1),
    ...(record && options.resume ? { resume: record, resumed: options.resume } : {}),
    dataDir: process.env.BINARIO_DATA ?? 'data',
    input: process.stdin,
    output: process.stdout,
    colour: interactive && process.env.NO_COLOR === undefined,
    interactive,
  });
  return status as Status;
}

/** People on the seats asked for, or on the record's; bots on the others, the record's own or in order. */
function seatsOf(
  context: Context,
  options: HumanOptions,
  players: number,
  record: GameRecord | undefined,
): TerminalSeat[] {
  const { lines } = context;
  const noPerson = record?.seats.every((seat) => seat.kind !== 'person');
  if (noPerson && options.human === undefined && !record?.result) throw new Hopeless(lines.noPerson);
  const persons = personsOf(context, options.human ?? '1', players);
  const bots = botsFor(lines, options, players - persons.length).map((bot) => {
    if (!isBotName(bot)) throw new Hopeless(lines.programsAlone({ bot }));
    return bot;
  });
  return Array.from({ length: players }, (_, i): TerminalSeat => {
    if (persons.includes(i + 1)) {
      const called = i + 1 === persons[0] ? options.name : undefined;
      return { kind: 'person', name: called ?? lines.player({ seat: i + 1 }) };
    }
    const level = bots.shift()!;
    const before = record?.seats[i];
    if (before?.level !== undefined && isBotName(before.level))
      return { kind: 'bot', level: before.level, name: before.name };
    return { kind: 'bot', level, name: `${level} ${i + 1}` };
  });
}

function personsOf({ lines }: Context, text: string, players: number): number[] {
  const seats = text.split(',').map((seat) => {
    const n = Number(seat);
    if (!Number.isInteger(n) || n < 1 || n > players) throw new Hopeless(lines.badSeat({ seat, players }));
    return n;
  });
  return [...new Set(seats)];
}

function recordOf({ lines }: Context, file: string): GameRecord {
  const record = readRecordFile(file, lines);
  if ('error' in record) throw new Hopeless(lines.fileFault({ file, text: record.error }));
  return record;
}
