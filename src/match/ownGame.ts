// A game with its own chance: on one screen, with the seed in the same browser. Beside the timeline it keeps the
// generator after every move, so that play continues from any move with the same draws.
import {
  apply,
  type Core,
  type Game,
  leaveBehind,
  OutOfDraws,
  type Refusal,
  type Seat,
  type SetupProblem,
  view,
} from '../engine/index.ts';
import type { GameRecord, RecordProblem } from '../records/record.ts';
import { upToDate } from '../records/upToDate.ts';
import { recordOf } from '../records/write.ts';
import { applyAnew } from './applyAnew.ts';
import { type DrawnEntry, headOf, lastSeq, type Moment, type Timeline } from './timeline.ts';

type Generator = readonly number[] | null;

/** A timeline with the chance for its next moves. */
export interface Chanced {
  readonly timeline: Timeline;
  /** By the number of the preceding move; 0 for the set-up. */
  readonly generators: ReadonlyMap<number, Generator>;
}

export interface OwnGame extends Chanced {
  /** As opened: the start of the game, its seats, the seed. */
  readonly record: GameRecord;
}

export type OwnProblem =
  | RecordProblem
  | SetupProblem
  | { readonly problem: 'refused'; readonly seq: number; readonly refusal: Refusal };

interface Made {
  readonly moment: Moment;
  readonly generator: Generator;
  readonly entry: DrawnEntry;
}

/** One move from the end of the line, with these draws fixed beforehand: a retold move, or a new one. */
export function moved(
  game: Game,
  head: Moment,
  generator: Generator,
  told: readonly number[],
  entry: Extract<DrawnEntry, { action: unknown }>,
  how: typeof applyAnew = apply,
): Made | OwnProblem {
  const { seq, seat, at } = entry;
  const { drawn } = head.state.chance;
  const chance = { drawn: [...drawn], follow: [...told], rng: generator && [...generator] };
  const action = upToDate(game, head.state.rulesVersion, entry.action);
  try {
    const outcome = how(game, { ...head.state, chance } as Core, seat, action);
    if (!outcome.ok) return { problem: 'refused', seq, refusal: outcome.refusal };
    const draws = outcome.state.chance.drawn.slice(drawn.length);
    const state = view(outcome.state);
    leaveBehind(head.state, state);
    const moment: Moment = { seq, before: head, seat, action, events: outcome.events, state, ...timed(at) };
    const kept: DrawnEntry = { seq, seat, action, ...(draws.length > 0 ? { draws } : {}), ...timed(at) };
    return { moment, generator: outcome.state.chance.rng, entry: kept };
  } catch (error) {
    if (error instanceof OutOfDraws) return { problem: 'badDraws' };
    throw error;
  }
}

/** The game with one more move, and its time; or the refusal. */
export function withMove<G extends Chanced>(own: G, seat: Seat, action: unknown, at?: number): G | OwnProblem {
  const { timeline, generators } = own;
  const head = headOf(timeline);
  const entry = { seq: lastSeq(timeline) + 1, seat, action, ...timed(at) };
  const made = moved(timeline.game, head, generators.get(head.seq) ?? null, head.state.chance.drawn, entry, applyAnew);
  if ('problem' in made) return made;
  return {
    ...own,
    timeline: withHead(timeline, made.entry, made.moment),
    generators: new Map(generators).set(entry.seq, made.generator),
  };
}

/** The game with its line ending at another entry; null if there is no such entry. */
export function withJump<G extends Chanced>(own: G, seat: Seat, to: number, at?: number): G | null {
  const head = own.timeline.heads.get(to);
  if (!head) return null;
  return { ...own, timeline: withHead(own.timeline, { seq: lastSeq(own.timeline) + 1, seat, to, ...timed(at) }, head) };
}

export const timed = (at: number | undefined): Pick<DrawnEntry, 'at'> => (at === undefined ? {} : { at });

function withHead({ game, entries, heads }: Timeline, entry: DrawnEntry, head: Moment): Timeline {
  return { game, entries: [...entries, entry], heads: new Map(heads).set(entry.seq, head), line: lineTo(head) };
}

/** The moments that led to this one, the set-up first. */
export function lineTo(head: Moment): Moment[] {
  const line: Moment[] = [];
  for (let moment: Moment | null = head; moment; moment = moment.before) line.push(moment);
  return line.reverse();
}

/** Time of each entry, as far as known. It is kept beside the record, which does not have it. */
export type Times = readonly (readonly [seq: number, at: number])[];

export const timesOf = ({ entries }: Timeline): Times =>
  entries.flatMap(({ seq, at }) => (at === undefined ? [] : [[seq, at] as const]));

/** The record as it stands now, the seed included: it stays with its players. */
export function ownRecord({ record, timeline }: OwnGame): GameRecord {
  const { result: _, ...kept } = record;
  const { seats, seed, start } = record;
  const entries = timeline.entries.map(({ at: _, ...entry }) => entry);
  const told = { seats, ...(seed === undefined ? {} : { seed }), ...(start === undefined ? {} : { start }) };
  return { ...kept, ...recordOf(timeline.game, headOf(timeline).state, { ...told, entries }) };
}
