// Entries reach a page in several ways: the first load, the socket, the answer to a late move. Each entry is taken
// once, in order.

interface Numbered {
  readonly seq: number;
}

export interface Caught<E> {
  /** Entries that follow the last known one without a gap. */
  readonly fresh: readonly E[];
  /** True if entries in between are missing: they must be asked for. */
  readonly gap: boolean;
}

/** `whole`: these are all entries after the last known one, so missing numbers are no gap. */
export function caughtUp<E extends Numbered>(last: number, incoming: readonly E[], whole = false): Caught<E> {
  const ahead = new Map(incoming.filter((e) => e.seq > last).map((e) => [e.seq, e]));
  const sorted = [...ahead.values()].sort((a, b) => a.seq - b.seq);
  if (whole) return { fresh: sorted, gap: false };
  const broken = sorted.findIndex((e, i) => e.seq !== last + 1 + i);
  return broken < 0 ? { fresh: sorted, gap: false } : { fresh: sorted.slice(0, broken), gap: true };
}
