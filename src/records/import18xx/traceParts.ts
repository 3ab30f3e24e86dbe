// Parts of a state in the words of the platform's traces that any game has.
import { type Board, hexOfNode, indexOfNode } from '../../engine/track/board.ts';

export const each = <K extends string, V>(ids: readonly K[], value: (id: K) => V): Record<string, V> =>
  Object.fromEntries(ids.map((id) => [id, value(id)]));

/** The stations by hex, city and slot. */
export function stationsOf({ tokens }: Board): Record<string, Record<string, (string | null)[]>> {
  const out: Record<string, Record<string, (string | null)[]>> = {};
  for (const [node, slots] of Object.entries(tokens))
    if (slots.some((token) => token !== null)) {
      const hex = hexOfNode(node);
      out[hex] = { ...out[hex], [`n${indexOfNode(node)}`]: [...slots] };
    }
  return out;
}
