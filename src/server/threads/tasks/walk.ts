// Goes from one position of a table to a later one, through the moves between them.
import { apply, copy, type Seat } from '../../../engine/index.ts';
import type { RecordProblem } from '../../../records/record.ts';
import { loadGame } from '../../../titles/registry.ts';
import { Fault } from '../../http/fault.ts';
import { firstState, type Opening } from '../../play/position.ts';
import { decode, type EncodedState, encode } from '../encoded.ts';

export interface Walk {
  readonly game: string;
  /** The beginning: a position, or the set-up of a table. */
  readonly from: EncodedState | Opening;
  readonly moves: readonly { readonly seq: number; readonly seat: Seat; readonly action: unknown }[];
  /** The moves whose positions are wanted too. */
  readonly stops: readonly number[];
  /** The number for the position at the end. */
  readonly id: number;
}

export type Walked =
  | { readonly end: EncodedState; readonly stops: readonly { readonly head: number; readonly state: string }[] }
  /** The fault of the beginning, or the number of the refused move. */
  | { readonly problem: RecordProblem }
  | { readonly refused: number; readonly code: string };

export async function walk({ game: name, from, moves, stops, id }: Walk): Promise<Walked> {
  const game = (await loadGame(name))!;
  let state: ReturnType<typeof decode>;
  try {
    state = 'text' in from ? decode(from) : firstState(game, from);
  } catch (error) {
    if (error instanceof Fault) return { problem: error.args as RecordProblem };
    throw error;
  }
  const passed: { head: number; state: string }[] = [];
  for (const { seq, seat, action } of moves) {
    const outcome = apply(game, state, seat, copy(action));
    if (!outcome.ok) return { refused: seq, code: outcome.refusal.code };
    state = outcome.state;
    if (stops.includes(seq)) passed.push({ head: seq, state: JSON.stringify(state) });
  }
  return { end: encode(id, state), stops: passed };
}
