// What time it is, for everything that is charged or comes to an end. The clock of a machine can be wrong for a while (a flat
// battery, a mistyped date): while the process runs, time passes as it always does; across a stop it goes on from what
// was noted last.

export interface Ticking {
  /** The clock of the machine. */
  wall(): number;
  /** Milliseconds that only ever pass, from any beginning. */
  running(): number;
  /** What the clock of the last process said last; null for a store that has just been made. */
  readonly noted: number | null;
  /** Hears of a clock that is not believed. */
  doubts?(wall: number, believed: number): void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** So far clocks are set right every day, without anybody noticing. */
const SLACK = 5 * MINUTE;
/** So long a machine may have slept. Shorter than any session lives without a visit. */
const SLEEP = 30 * DAY;
/** So long it may have been turned off. */
const STOPPED = 400 * DAY;
/** What a clock has said for so long is true. */
const INSISTED = DAY;

export function steadyClock({ wall, running, noted, doubts }: Ticking): () => number {
  /** What is to be added to the running time. */
  let believed = (noted ?? wall()) - running();
  /** Before the last leap: a clock that comes back to it was only wrong in between. */
  let former = believed;
  let doubt: { readonly said: number; readonly since: number } | null = null;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= SLACK;

  const leap = (said: number) => {
    former = believed;
    believed = said;
    doubt = null;
  };
  const hear = (most: number) => {
    const said = wall() - running();
    if (isNear(said, believed)) {
      believed = said;
      doubt = null;
    } else if (isNear(said, former) || (said > believed && said - believed <= most)) leap(said);
    else if (doubt === null || !isNear(said, doubt.said)) {
      doubt = { said, since: running() };
      doubts?.(wall(), running() + believed);
    } else if (running() - doubt.since >= INSISTED) leap(said);
  };
  hear(STOPPED);
  return () => {
    hear(SLEEP);
    return Math.round(running() + believed);
  };
}
