// New games of this browser: set up afresh, taken from a record, or forked from any moment of any game.
import { choose, type SetupProblem } from '../../../engine/index.ts';
import type { Assist } from '../../../match/assist.ts';
import { openOwnCalmly } from '../../../match/openOwn.ts';
import type { OwnProblem } from '../../../match/ownGame.ts';
import { recordFrom } from '../../../records/read.ts';
import { FORMAT_VERSION, type GameRecord, type SeatInfo } from '../../../records/record.ts';
import { automataOf } from '../../../records/seats.ts';
import { loadGame } from '../../../titles/registry.ts';
import { calm } from '../calm.ts';
import { randomText } from '../random.ts';
import { putLocal } from './db.ts';

export interface NewLocal {
  /** The id of the game. */
  readonly game: string;
  /** Options and rulings other than their default. */
  readonly asked?: Readonly<Record<string, string>>;
  /** In playing order; bots with their level. The game's automata are added by themselves. */
  readonly seats: readonly SeatInfo[];
  /** Seconds a bot may think for one move. */
  readonly botSeconds?: number;
  readonly assist?: Assist;
}

export type Created = { readonly id: string } | { readonly problem: OwnProblem | SetupProblem };

const BOT_SECONDS = 3;

/** A fresh game; its page is `/local/:id`. */
export async function createLocalGame({
  game: name,
  asked = {},
  seats,
  botSeconds,
  assist,
}: NewLocal): Promise<Created> {
  const game = await loadGame(name);
  if (!game) return { problem: { problem: 'unknownGame', game: name } };
  const players = seats.filter(({ kind }) => kind !== 'automaton');
  const chosen = choose(game, players.length, asked);
  if ('problem' in chosen) return { problem: chosen };
  const { id, rulesVersion } = game;
  const made = { format: 'binario', version: FORMAT_VERSION, game: id, rulesVersion, ...chosen } as const;
  const all = [...players, ...automataOf(game, players.length)];
  return keptRecord({ ...made, seats: all, draws: [], entries: [] }, { botSeconds, assist });
}

/** Continues a record, ours or foreign; further draws come from a seed of its own. */
export async function createFromRecord(json: unknown, more: Kept = {}): Promise<Created> {
  const record = recordFrom(json);
  return 'problem' in record ? { problem: record } : keptRecord(record, more);
}

/** The stored form of a game; `id` names its place. */
interface Kept {
  readonly botSeconds?: number | undefined;
  readonly assist?: Assist | undefined;
  readonly id?: string;
}

async function keptRecord(
  told: GameRecord,
  { botSeconds = BOT_SECONDS, assist = 'routes', id = randomText(10) }: Kept,
): Promise<Created> {
  const record: GameRecord = { ...told, seed: randomText(26) };
  const game = await loadGame(record.game);
  if (!game) return { problem: { problem: 'unknownGame', game: record.game } };
  const own = await openOwnCalmly(game, record, calm);
  if ('problem' in own) return { problem: own };
  const now = Date.now();
  await putLocal({ id, record, botSeconds, assist, createdAt: now, movedAt: now });
  // asks the browser once not to delete saved games when space runs short
  void navigator.storage?.persist?.();
  return { id };
}
