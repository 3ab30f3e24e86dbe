// A new move, checked and carried out by the engine.
import type { Refusal, Seat } from '../../../engine/index.ts';
import { applyAnew } from '../../../match/applyAnew.ts';
import { loadGame } from '../../../titles/registry.ts';
import { decode, type EncodedState, encode } from '../encoded.ts';

export interface Judging {
  readonly game: string;
  readonly position: EncodedState;
  readonly seat: Seat;
  readonly action: unknown;
  /** The number for the position after it. */
  readonly id: number;
}

export type Judged =
  | { readonly ok: true; readonly position: EncodedState }
  | { readonly ok: false; readonly refusal: Refusal };

export async function judge({ game, position, seat, action, id }: Judging): Promise<Judged> {
  const outcome = applyAnew((await loadGame(game))!, decode(position), seat, action);
  return outcome.ok ? { ok: true, position: encode(id, outcome.state) } : { ok: false, refusal: outcome.refusal };
}
