// A game being played: its record, its position, and the events so far. Every change is a new value.
import {
  type Action,
  apply,
  type Core,
  choose,
  type Game,
  type GameEvent,
  type Refusal,
  type Seat,
  type SetupProblem,
  waiting,
} from '../../engine/index.ts';
import { liveLine, redoTarget } from '../../records/liveLine.ts';
import { openRecord } from '../../records/open.ts';
import {
  type Entry,
  FORMAT_VERSION,
  type GameRecord,
  type RecordProblem,
  type SeatInfo,
} from '../../records/record.ts';
import { recordOf } from '../../records/write.ts';

export interface Session {
  readonly game: Game;
  readonly record: GameRecord;
  readonly state: Core;
  /** The events of the set-up and of every move of the live line, in order. */
  readonly told: readonly (readonly GameEvent[])[];
}

export type SessionProblem =
  | SetupProblem
  | RecordProblem
  | { readonly problem: 'refused'; readonly index: number; readonly refusal: Refusal };

export interface NewTable {
  readonly players: number;
  readonly asked: Readonly<Record<string, string>>;
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
}

export function newSession(game: Game, { players, asked, seats, seed }: NewTable): Session | SessionProblem {
  const chosen = choose(game, players, asked);
  if ('problem' in chosen) return chosen;
  const { id, rulesVersion } = game;
  const record = { format: 'binario', version: FORMAT_VERSION, game: id, rulesVersion, ...chosen } as const;
  return openSession(game, { ...record, seats, draws: [], seed, entries: [] });
}

/** From a record, at the end of its live line. */
export function openSession(game: Game, record: GameRecord): Session | SessionProblem {
  if (record.game !== game.id) return { problem: 'unknownGame', game: record.game };
  const told: (readonly GameEvent[])[] = [];
  const opened = openRecord(game, record, { watch: (_, events) => told.push(events) });
  if ('problem' in opened) return opened;
  if (opened.refused) return { problem: 'refused', ...opened.refused };
  return { game, record: written(game, record, opened.state, record.entries), state: opened.state, told };
}

/** A move by the seat that must decide. Bots and menus only offer legal ones: a refusal here is a bug. */
export function played({ game, record, state, told }: Session, seat: Seat, action: Action): Session {
  const outcome = apply(game, state, seat, action);
  if (!outcome.ok) throw new Error(`${game.id} refuses ${JSON.stringify(action)}: ${outcome.refusal.code}`);
  const entries = [...record.entries, { seq: nextSeq(record), seat, action }];
  return {
    game,
    record: written(game, record, outcome.state, entries),
    state: outcome.state,
    told: [...told, outcome.events],
  };
}

/** Back to before a person's last move, whoever moved since; null if no person has moved. */
export function undone(session: Session, seat: Seat, isPerson: (seat: Seat) => boolean) {
  const line = liveLine(session.record.entries);
  const at = line.findLastIndex((move) => isPerson(move.seat));
  if (at < 0) return null;
  return { session: jumped(session, seat, line[at - 1]?.seq ?? 0), action: line[at]!.action as Action };
}

/** Forward along the branch left behind, to a person's next decision; null without such a branch. */
export function redone(session: Session, seat: Seat, isPerson: (seat: Seat) => boolean): Session | null {
  let ahead: Session | null = null;
  for (let from = session; ; from = ahead) {
    const to = redoTarget(from.record.entries);
    if (to === null) return ahead;
    // one entry in the record, however far the jump
    ahead = jumped(session, seat, to);
    if (waiting(ahead.game, ahead.state).every(isPerson)) return ahead;
  }
}

/** The live line now ends at this entry; the branch left behind stays in the record. */
function jumped({ game, record }: Session, seat: Seat, to: number): Session {
  const session = openSession(game, { ...record, entries: [...record.entries, { seq: nextSeq(record), seat, to }] });
  if ('problem' in session) throw new Error(`the record does not open again: ${session.problem}`);
  return session;
}

const nextSeq = ({ entries }: GameRecord): number => (entries.at(-1)?.seq ?? 0) + 1;

/** Keeps the record's other fields; the seed too, since the file stays with its players. */
function written(game: Game, record: GameRecord, state: Core, entries: readonly Entry[]): GameRecord {
  const { result: _, ...kept } = record;
  const { seats, seed, start } = record;
  const told = { seats, entries, ...(seed === undefined ? {} : { seed }), ...(start === undefined ? {} : { start }) };
  return { ...kept, ...recordOf(game, state, told) };
}
