// What one kind of finding sees in moves from a position, or in events written by hand.
import { type Action, apply, type Core, type Game, type GameEvent, type Seat } from '../../src/engine/index.ts';
import type { Finding } from '../../src/review/finding.ts';
import type { Kind, Moment } from '../../src/review/watcher.ts';

type Played = readonly [Seat, Action];

/** Plays these moves and tells what is found, the end of the record included. */
export function seen<S extends Core>(kind: Kind, game: Game<S>, start: S, moves: readonly Played[]): Finding[] {
  let before = start;
  const moments = moves.map(([seat, action], i): Moment => {
    const done = apply(game, before, seat, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(done.refusal)}`);
    const next = moves[i + 1];
    const moment = { index: i + 1, before, seat, action, events: done.events, after: done.state };
    before = done.state;
    return { ...moment, next: next && { seat: next[0], action: next[1] } };
  });
  return found(kind, game as unknown as Game, moments, before);
}

/** One move told by hand: its events, and states where they matter. */
export interface Written {
  readonly seat?: Seat;
  readonly type?: string;
  readonly before?: Core;
  readonly after?: Core;
  readonly events?: readonly (GameEvent & Readonly<Record<string, unknown>>)[];
}

export function seenIn<S extends Core>(kind: Kind, game: Game<S>, at: S, written: readonly Written[]): Finding[] {
  const moments = written.map(
    ({ seat = 1, type = 'any', before = at, after = before, events = [] }, i): Moment => ({
      ...{ index: i + 1, before, seat, action: { type }, events, after, next: undefined },
    }),
  );
  return found(kind, game as unknown as Game, moments, moments.at(-1)?.after ?? at);
}

function found(kind: Kind, game: Game, moments: readonly Moment[], last: Core): Finding[] {
  const watcher = kind(game, {})!;
  return [...moments.flatMap((moment) => watcher.see(moment)), ...(watcher.end?.(last) ?? [])];
}
