// Opening a game that draws its own chance: its record is played through, branches included.
import { following, type Game, OutOfDraws, setup, view } from '../engine/index.ts';
import { liveLine } from '../records/liveLine.ts';
import type { Entry, GameRecord } from '../records/record.ts';
import { hasItsAutomata, playersAt } from '../records/seats.ts';
import { startOf } from '../records/start.ts';
import { BATCH, type Calm, SLICE } from './joinLate.ts';
import { lineTo, moved, type OwnGame, type OwnProblem, type Times, timed } from './ownGame.ts';
import { type DrawnEntry, headOf, type Moment, type Timeline } from './timeline.ts';

/** Plays a record through, branches included. Drops branches whose draws are not in the record. */
export function openOwn(game: Game, record: GameRecord): OwnGame | OwnProblem {
  const work = opening(game, record, []);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same with pauses for other work, and with the known times. */
export async function openOwnCalmly(
  game: Game,
  record: GameRecord,
  calm: Calm,
  times: Times = [],
): Promise<OwnGame | OwnProblem> {
  const work = opening(game, record, times);
  let begun = calm.clock();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (calm.clock() - begun <= SLICE) continue;
    await calm.rest();
    begun = calm.clock();
  }
}

/** Yields after every few moves. */
type Work = Generator<void, OwnGame | OwnProblem>;

function* opening(game: Game, record: GameRecord, times: Times): Work {
  if (record.game !== game.id) return { problem: 'unknownGame', game: record.game };
  if (record.rulesVersion > game.rulesVersion)
    return { problem: 'newerRules', game: game.id, version: record.rulesVersion, known: game.rulesVersion };
  if (!hasItsAutomata(game, record.seats)) return { problem: 'notARecord', field: 'seats' };
  const first = firstState(game, record);
  if ('problem' in first) return first;
  const counting = liveLine(record.entries);
  const known = new Map(times);
  const entries = record.entries.map((entry) => withTime(entry, known.get(entry.seq)));
  const whole = yield* grown(first, record, entries, new Set(counting.map((move) => move.seq)));
  if (!('problem' in whole)) return whole;
  const numbered = counting.map((move, i): Entry => ({ seq: i + 1, seat: move.seat, action: move.action }));
  return counting.length < record.entries.length
    ? yield* grown(first, record, numbered, new Set(numbered.map((move) => move.seq)))
    : whole;
}

/** Drops the time in the file, which cannot be trusted. */
const withTime = ({ at: _, ...entry }: DrawnEntry, at: number | undefined): DrawnEntry => ({ ...entry, ...timed(at) });

function firstState(game: Game, record: GameRecord): OwnGame | OwnProblem {
  const { seats, options, rulings, rulesVersion, draws, seed } = record;
  const table = { players: playersAt(seats), asked: { ...options, ...rulings }, rulesVersion };
  try {
    const start = record.start && startOf(game, record);
    if (start && 'problem' in start) return start;
    const ready = start ? { ok: true as const, state: start, events: [] } : setup(game, table, following(draws, seed));
    if (!ready.ok) return ready.problem;
    const { state, events } = ready;
    const moment: Moment = { seq: 0, before: null, seat: 0, action: null, events, state: view(state) };
    const timeline: Timeline = { game, entries: [], heads: new Map([[0, moment]]), line: [moment] };
    return { record, timeline, generators: new Map([[0, state.chance.rng]]) };
  } catch (error) {
    if (error instanceof OutOfDraws) return { problem: 'badDraws' };
    throw error;
  }
}

function* grown(own: OwnGame, record: GameRecord, entries: readonly DrawnEntry[], counting: ReadonlySet<number>): Work {
  const { game } = own.timeline;
  const heads = new Map(own.timeline.heads);
  const generators = new Map(own.generators);
  const drawn: DrawnEntry[] = [];
  let head = headOf(own.timeline);
  for (const [i, entry] of entries.entries()) {
    if (i % BATCH === BATCH - 1) yield;
    if ('to' in entry) {
      head = heads.get(entry.to)!; // the reader of records has checked that it exists
      drawn.push(entry);
    } else {
      const { drawn: before } = head.state.chance;
      const told = entry.draws ? [...before, ...entry.draws] : counting.has(entry.seq) ? record.draws : [];
      const made = moved(game, head, generators.get(head.seq) ?? null, told, entry);
      if ('problem' in made) return made;
      head = made.moment;
      generators.set(entry.seq, made.generator);
      drawn.push(made.entry);
    }
    heads.set(entry.seq, head);
  }
  return { ...own, timeline: { game, entries: drawn, heads, line: lineTo(head) }, generators };
}
