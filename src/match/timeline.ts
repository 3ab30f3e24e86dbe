// A game as followed at a table: every entry with the state it led to. States share structure, so all of them are kept,
// and any moment can be shown without computing it again.
import {
  apply,
  type Core,
  following,
  type Game,
  type GameEvent,
  leaveBehind,
  type Refusal,
  type Seat,
  type SetupProblem,
  setup,
  type TableChoice,
  view,
} from '../engine/index.ts';
import type { Entry } from '../records/record.ts';
import { upToDate } from '../records/upToDate.ts';

/** An entry with its draws. */
export type DrawnEntry = Entry & {
  readonly draws?: readonly number[];
  /** Time of receipt at the server, or in this browser. */
  readonly at?: number;
  /** A standing order of the seat made the move; not part of a record. */
  readonly by?: 'order';
};

/** Public data of a game's beginning. */
export interface Opening {
  readonly table: TableChoice;
  /** Draws of the set-up. */
  readonly draws: readonly number[];
  /** A position set up by hand in place of the set-up. */
  readonly start?: Core;
}

/** A move on the way, and the state after it. */
export interface Moment {
  readonly seq: number;
  /** The preceding moment; null for the set-up. */
  readonly before: Moment | null;
  /** 0 for the set-up. */
  readonly seat: Seat;
  readonly action: unknown;
  readonly events: readonly GameEvent[];
  readonly state: Core;
  /** A standing order of the seat made the move. */
  readonly by?: 'order';
  /** Time of receipt at the server, or in this browser. */
  readonly at?: number;
}

export interface Timeline {
  readonly game: Game;
  /** All entries, undos included. */
  readonly entries: readonly DrawnEntry[];
  /** For each entry, the moment at the end of the line; at 0 the set-up. */
  readonly heads: ReadonlyMap<number, Moment>;
  /** The moments that count now, the set-up first. */
  readonly line: readonly Moment[];
  /** Joined late: the entries begin after this one, whose moment is the first on the line. */
  readonly since?: number;
}

export type Grown =
  | { readonly ok: true; readonly timeline: Timeline }
  | { readonly ok: false; readonly seq: number; readonly refusal: Refusal };

/** A game that has just been set up, or whose start was set up by hand. */
export function openTimeline(game: Game, { table, draws, start }: Opening): Timeline | SetupProblem {
  const ready = start ? { ok: true as const, state: view(start), events: [] } : setup(game, table, following(draws));
  if (!ready.ok) return ready.problem;
  const { events } = ready;
  const first: Moment = { seq: 0, before: null, seat: 0, action: null, events, state: view(ready.state) };
  return { game, entries: [], heads: new Map([[0, first]]), line: [first] };
}

/** The timeline with further entries, each applied at the end of the line. Stops at the first entry that is refused. */
export function follow(timeline: Timeline, entries: readonly DrawnEntry[]): Grown {
  const heads = new Map(timeline.heads);
  let head = headOf(timeline);
  for (const entry of entries) {
    if ('to' in entry) {
      const target = heads.get(entry.to);
      if (!target)
        return { ok: false, seq: entry.seq, refusal: { code: 'action.malformed', rule: null, args: { field: 'to' } } };
      head = target;
    } else {
      const { seq, seat } = entry;
      const action = upToDate(timeline.game, head.state.rulesVersion, entry.action);
      const outcome = apply(timeline.game, bound(head.state, entry.draws ?? []), seat, action);
      if (!outcome.ok) return { ok: false, seq, refusal: outcome.refusal };
      const state = view(outcome.state);
      leaveBehind(head.state, state);
      const told = { ...(entry.by && { by: entry.by }), ...(entry.at !== undefined && { at: entry.at }) };
      head = { seq, before: head, seat, action, events: outcome.events, state, ...told };
    }
    heads.set(entry.seq, head);
  }
  const all = [...timeline.entries, ...entries];
  return { ok: true, timeline: { ...timeline, entries: all, heads, line: lineTo(head) } };
}

/** The end of the line. */
export const headOf = ({ line }: Timeline): Moment => line.at(-1)!;

export const lastSeq = ({ entries, since = 0 }: Timeline): number => entries.at(-1)?.seq ?? since;

function lineTo(head: Moment): Moment[] {
  const line: Moment[] = [];
  for (let moment: Moment | null = head; moment; moment = moment.before) line.push(moment);
  return line.reverse();
}

/** The state with its next draws fixed to these, and no more. A seat's view gives none. */
const bound = <S extends Core>(s: S, draws: readonly number[]): S =>
  draws.length === 0
    ? s
    : { ...s, chance: { drawn: s.chance.drawn, follow: [...s.chance.drawn, ...draws], rng: null } };
