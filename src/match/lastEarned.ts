// Each company's last earnings, from the events of a game.
import type { GameEvent } from '../engine/index.ts';
import type { Moment } from './timeline.ts';

/** By company, without those that have not run since they were started. */
export type Earned = ReadonlyMap<string, LastSum>;

/** `paid`: earnings not from runs, but as its director decided. */
export interface LastSum {
  readonly sum: number;
  readonly paid: boolean;
}

interface Told extends GameEvent {
  readonly company: string;
  readonly revenue?: number;
  readonly amount?: number;
}

const known = new WeakMap<Moment, Earned>();

/** As of a moment. If the beginning of the game is unknown, only from the known events. */
export function lastEarned(moment: Moment): Earned {
  const path: Moment[] = [];
  let at: Moment | null = moment;
  while (at && !known.has(at)) {
    path.push(at);
    at = at.before;
  }
  // not cached from the middle on: a moment may get its past later
  const isWhole = at !== null || path.at(-1)!.seq === 0;
  let earned: Earned = at ? known.get(at)! : new Map();
  for (const one of path.reverse()) {
    earned = earnedSince(earned, one.events);
    if (isWhole) known.set(one, earned);
  }
  return earned;
}

/** The same map if nothing was earned. Runs come before dividends, which have the last word. */
function earnedSince(before: Earned, events: readonly GameEvent[]): Earned {
  const telling = events.filter((event): event is Told => TELLING.includes(event.type));
  if (telling.length === 0) return before;
  const earned = new Map(before);
  for (const { type, company, revenue, amount } of telling) {
    // a restarted company has earned nothing yet
    if (type === STARTED) earned.delete(company);
    else earned.set(company, { sum: revenue ?? amount ?? 0, paid: revenue === undefined });
  }
  return earned;
}

const STARTED = 'companyStarted';
const TELLING: readonly string[] = [STARTED, 'trainsRan', 'dividendDeclared'];
