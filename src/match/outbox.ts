// A move on its way to the server: sent, perhaps unanswered, sent again under the same key, and finally accepted or
// refused. A pure state machine: it says what to do next and is told what happened.
import type { Refusal, Seat } from '../engine/index.ts';

/** The key makes a retry harmless; `base` is the entry before the move. */
export interface Submit {
  readonly key: string;
  readonly base: number;
  readonly seat: Seat;
  readonly what: { readonly action: unknown } | { readonly to: number };
}

export type Outbox =
  | { readonly state: 'idle' }
  /** On its way, with the number of times it has been sent. */
  | { readonly state: 'sending'; readonly submit: Submit; readonly tries: number }
  /** No answer came: it may or may not have arrived. */
  | { readonly state: 'unanswered'; readonly submit: Submit; readonly tries: number };

/** Possible ends of a move on its way. */
export type Settled =
  | { readonly kind: 'accepted'; readonly submit: Submit }
  | { readonly kind: 'asked'; readonly submit: Submit }
  | { readonly kind: 'stale'; readonly submit: Submit }
  | { readonly kind: 'refused'; readonly submit: Submit; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly submit: Submit; readonly text: string };

export type Happening =
  | { readonly kind: 'send'; readonly submit: Submit }
  | { readonly kind: 'accepted'; readonly key: string }
  /** It waits for the consent of others. */
  | { readonly kind: 'asked'; readonly key: string }
  | { readonly kind: 'stale'; readonly key: string }
  | { readonly kind: 'refused'; readonly key: string; readonly refusal: Refusal }
  /** Refused for another reason, in the server's own words. */
  | { readonly kind: 'failed'; readonly key: string; readonly text: string }
  /** No answer, or no reliable one. */
  | { readonly kind: 'silence'; readonly key: string }
  /** The connection is back, or it is time to try again. */
  | { readonly kind: 'again' };

export interface Next {
  readonly outbox: Outbox;
  /** The move to send now; null for none. */
  readonly send: Submit | null;
  readonly settled: Settled | null;
}

export const idle: Outbox = { state: 'idle' };

/** The next state of the machine after something has happened. */
export function afterwards(outbox: Outbox, happening: Happening): Next {
  if (happening.kind === 'send') {
    if (outbox.state !== 'idle') return stay(outbox); // one move at a time
    return { outbox: { state: 'sending', submit: happening.submit, tries: 1 }, send: happening.submit, settled: null };
  }
  if (outbox.state === 'idle') return stay(outbox);
  const { submit, tries } = outbox;
  if (happening.kind === 'again') {
    if (outbox.state === 'sending') return stay(outbox);
    return { outbox: { state: 'sending', submit, tries: tries + 1 }, send: submit, settled: null };
  }
  if (happening.key !== submit.key) return stay(outbox); // the answer to an older one
  if (happening.kind === 'silence') return stay({ state: 'unanswered', submit, tries });
  const { key: _, ...rest } = happening;
  return { outbox: idle, send: null, settled: { ...rest, submit } };
}

const stay = (outbox: Outbox): Next => ({ outbox, send: null, settled: null });

/** Milliseconds until an unanswered move is sent again: soon at first, then less and less often. */
export const patience = (tries: number): number => Math.min(15_000, 500 * 2 ** tries);
