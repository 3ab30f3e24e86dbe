// Before a stock round: mines that are worked wear out, one step at a time (R095-R096, R176).
import type { AutoStep } from '../../../../engine/core/step.ts';
import { boardToWrite, hexOfNode } from '../../../../engine/track/board.ts';
import type { Colour, TileId } from '../../../../engine/track/facts.ts';
import { layTile } from '../../../../engine/track/layTile.ts';
import type { Event1865 } from '../events.ts';
import { mapOf } from '../map.ts';
import type { State1865 } from '../state.ts';
import { hasCome, type PhaseId } from '../trains.ts';

/** The phase from which a mine of this colour wears out. */
const wearsFrom: Partial<Record<Colour, PhaseId>> = { yellow: '3', green: '5' };

/** The tile that a worn mine gets; undefined where it stays as it is. */
function wornTo(s: State1865, tile: TileId): TileId | undefined {
  const { colour, nodes, upgradesTo } = mapOf(s).tiles[tile]!;
  const from = wearsFrom[colour];
  return nodes[0]?.kind === 'mine' && from !== undefined && hasCome(s, from) ? upgradesTo[0] : undefined;
}

/** Those with a token alone: a token keeps its place, a tile its exit. */
export const degradeMines: AutoStep<State1865, Event1865> = {
  id: 'degradeMines',
  auto(s, emit) {
    const { tokens, laid } = s.board;
    for (const hex of Object.keys(tokens).map(hexOfNode).sort()) {
      const [tile, rotation] = laid[hex] ?? [];
      const worn = tile === undefined ? undefined : wornTo(s, tile);
      if (worn === undefined) continue;
      layTile(mapOf(s), boardToWrite(s), hex, worn, rotation!);
      emit?.({ type: 'mineDegraded', hex, tile: worn });
    }
  },
};
