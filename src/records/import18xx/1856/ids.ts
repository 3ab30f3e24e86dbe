// The platform's names of pieces as ours. Hints of a record are taken; without them the record and the state tell.
import { type NodeId, nodeId } from '../../../engine/track/board.ts';
import type { TrainId } from '../../../engine/trains/depot.ts';
import { hexes } from '../../../games/1856/hexes.ts';
import type { State1856 } from '../../../games/1856/state.ts';
import type { ForeignAction } from '../foreign.ts';
import type { Place } from '../importer.ts';

/** `14-1` is the second piece of tile 14. */
export const tileOf = (a: ForeignAction): string => String(a._tile ?? a.tile).replace(/-\d+$/, '');

/** `14-1-0` is the first city on that piece, wherever it lies now; `I12-0-1` the second that is printed on I12. */
export function cityOf({ action: { _hex, _node, city }, record, at }: Place<State1856>): NodeId {
  if (typeof _hex === 'string') return nodeId(_hex, Number(String(_node).slice(1)));
  const [what, piece, index] = String(city).split('-');
  const laid = record.actions.slice(0, at).findLast((a) => a.type === 'lay_tile' && a.tile === `${what}-${piece}`);
  return nodeId(Object.hasOwn(hexes, what!) ? what! : String(laid?.hex), Number(index));
}

/** Who sells this train: the company that has it, the pool it lies in, or the bank. */
export const sellerOf = (s: State1856, train: TrainId): string =>
  s.depot.pool.includes(train) ? 'pool' : (Object.keys(s.trains).find((id) => s.trains[id]!.includes(train)) ?? 'bank');
