// Positions as text on their way between threads, with a number by which a thread recognises one it has read or made.
import { type Core, freeze } from '../../engine/index.ts';

export interface EncodedState {
  readonly id: number;
  readonly text: string;
}

const written = new WeakMap<Core, EncodedState>();
let last = 0;

/** A number for a position still to come. */
export const nextId = (): number => ++last;

/** The encoded position, written once. */
export function encodedOf(state: Core): EncodedState {
  const known = written.get(state);
  if (known) return known;
  const encoded = { id: nextId(), text: JSON.stringify(state) };
  written.set(state, encoded);
  return encoded;
}

/** The position of an encoded state that came from a thread. */
export function decodedOf(encoded: EncodedState): Core {
  const state = JSON.parse(encoded.text) as Core;
  written.set(state, encoded);
  return state;
}

/** Characters of positions that a thread remembers; the engine's knowledge of their boards comes on top. */
const MOST = 4_000_000;

/** Latest last. The engine's knowledge of a board lives as long as its position. */
const minded = new Map<number, { readonly state: Core; readonly size: number }>();
let size = 0;

/** In a thread: the position of this encoded state, the same object each time while it is remembered. */
export function decode({ id, text }: EncodedState): Core {
  const known = minded.get(id);
  const state = known?.state ?? freeze(JSON.parse(text) as Core);
  mind(id, state, text.length);
  return state;
}

/** In a thread: encodes a position made here. */
export function encode(id: number, state: Core): EncodedState {
  const text = JSON.stringify(state);
  mind(id, state, text.length);
  return { id, text };
}

function mind(id: number, state: Core, length: number): void {
  size += length - (minded.get(id)?.size ?? 0);
  minded.delete(id);
  minded.set(id, { state, size: length });
  for (const [oldest, one] of minded) {
    if (size <= MOST || oldest === id) return;
    minded.delete(oldest);
    size -= one.size;
  }
}
