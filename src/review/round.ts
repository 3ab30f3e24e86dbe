// The round that a position belongs to, as plain data.
import type { Core } from '../engine/index.ts';

export type NamedRound =
  | { readonly kind: 'stock'; readonly set: number }
  /** Before the first stock round it sits twice. */
  | { readonly kind: 'parliament'; readonly set: number; readonly sitting: number }
  | { readonly kind: 'operating'; readonly set: number; readonly round: number };

const isNamedRound = <F extends { readonly kind: string }>(frame: F): frame is F & NamedRound =>
  frame.kind === 'stock' || frame.kind === 'parliament' || frame.kind === 'operating';

/** Null before all rounds, and in games without named ones. */
export function roundAt({ flow }: Core): NamedRound | null {
  const frame = flow.findLast(isNamedRound);
  if (!frame) return null;
  if (frame.kind === 'operating') return { kind: frame.kind, set: frame.set, round: frame.round };
  return frame.kind === 'stock'
    ? { kind: frame.kind, set: frame.set }
    : { kind: frame.kind, set: frame.set, sitting: frame.sitting };
}
