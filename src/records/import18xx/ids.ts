// Turns the platform's names of pieces into ours. Uses hints in a record; without them, the rest of the record.
import { type HexId, type NodeId, nodeId } from '../../engine/index.ts';
import type { ForeignAction } from './foreign.ts';
import type { Place } from './importer.ts';

/** `14-1` is the second piece of tile 14. */
export const tileOf = (a: ForeignAction): string => String(a._tile ?? a.tile).replace(/-\d+$/, '');

/** `14-1-0` is the first city on that piece, wherever it lies now; `I12-0-1` the second one printed on I12. */
export function cityOf(
  { action: { _hex, _node, city }, record, at }: Place<unknown>,
  hexes: Readonly<Record<HexId, unknown>>,
): NodeId {
  if (typeof _hex === 'string') return nodeId(_hex, Number(String(_node).slice(1)));
  const [what, piece, index] = String(city).split('-');
  const laid = record.actions.slice(0, at).findLast((a) => a.type === 'lay_tile' && a.tile === `${what}-${piece}`);
  return nodeId(Object.hasOwn(hexes, what!) ? what! : String(laid?.hex), Number(index));
}

/** `GW_3` is the third share of the GW. */
export const shareCompany = (a: ForeignAction): string =>
  String(a._corporation ?? (Array.isArray(a.shares) ? String(a.shares[0]).replace(/_\d+$/, '') : ''));

/** The seat of a player; 0 for anybody else. */
export const seatOf = ({ players }: Place<unknown>['record'], entity: string): number =>
  players.findIndex(({ id }) => id === entity) + 1;
