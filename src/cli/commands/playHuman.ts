// binario play --human: a person at the terminal against the bots.
import type { GameRecord } from '../../records/record.ts';
import { type Context, Hopeless, type Status, wholeNumber } from '../context.ts';
import { readRecordFile } from '../files.ts';
import { playTerminal } from '../terminal/playTerminal.ts';
import { askedOf, gameOf, levelsOf, type PlayOptions, playersOf } from './play.ts';

export interface HumanOptions extends PlayOptions {
  readonly human?: string;
  readonly name?: string;
  readonly resume?: string;
}

export async function playHuman(context: Context, gameId: string, options: HumanOptions): Promise<Status> {
  const { lines, lang } = context;
  const record = options.resume === undefined ? undefined : recordOf(context, options.resume);
  const game = await gameOf(lines, record?.game ?? gameId);
  const players = record?.seats.length ?? playersOf(lines, game, options.players);
  const asked = askedOf(lines, game, players, options.option);
  const persons = personsOf(context, options.human ?? '1', players);
  const bots = levelsOf(lines, options.bots, players - persons.length);
  const seats = Array.from({ length: players }, (_, i) => {
    if (!persons.includes(i + 1)) {
      const level = bots.shift()!;
      return { kind: 'bot' as const, level, name: `${level} ${i + 1}` };
    }
    const called = i + 1 === persons[0] ? options.name : undefined;
    return {
      kind: 'person' as const,
      name: called ?? lines.player({ seat: i + 1 }),
    };
  });
  const interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const status = await playTerminal({
    game,
    players,
    asked,
    seed: options.seed,
    seats,
    lang,
    playouts: wholeNumber(lines, '--playouts', options.playouts, 1),
    ...(record ? { resume: record } : {}),
    dataDir: process.env.BINARIO_DATA ?? 'data',
    input: process.stdin,
    output: process.stdout,
    colour: interactive && process.env.NO_COLOR === undefined,
    interactive,
  });
  return status as Status;
}

/** The bots take the other seats in order. */
function personsOf({ lines }: Context, text: string, players: number): number[] {
  return text.split(',').map((seat) => {
    const n = Number(seat);
    if (!Number.isInteger(n) || n < 1 || n > players) throw new Hopeless(lines.badSeat({ seat, players }));
    return n;
  });
}

function recordOf({ lines }: Context, file: string): GameRecord {
  const record = readRecordFile(file, lines);
  if ('error' in record) throw new Hopeless(lines.fileFault({ file, text: record.error }));
  return record;
}
