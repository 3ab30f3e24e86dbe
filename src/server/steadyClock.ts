// The time for everything that is charged or expires. A machine's clock may be wrong for a while (a flat battery, a
// mistyped date), so time runs steadily within the process, and after a stop goes on from the last note.

export interface Ticking {
  /** The machine's clock. */
  wall(): number;
  /** Milliseconds that only grow, from any beginning. */
  running(): number;
  /** The last note of the previous process; null for a new store. */
  readonly noted: number | null;
  /** Hears of a disbelieved clock. */
  doubts?(wall: number, believed: number): void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Small corrections, up to this, are followed silently: clocks get them every day. */
const SLACK = 5 * MINUTE;
/** Longest sleep of a machine that is believed. Shorter than any session lives without a visit. */
const SLEEP = 30 * DAY;
/** Longest time turned off that is believed. */
const STOPPED = 400 * DAY;
/** A disbelieved clock that keeps to its time for this long is right. */
const INSISTED = DAY;

export function steadyClock({ wall, running, noted, doubts }: Ticking): () => number {
  /** The offset added to the running time. */
  let believed = (noted ?? wall()) - running();
  /** The offset before the last leap: a clock that returns to it was only wrong in between. */
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
