// Before a stock round: mines that are worked wear out, one step at a time (R095-R096, R176), and each marker on the Dragons'
// chart moves a row towards that of the phase (R033).
import type { AutoStep } from '../../../../engine/core/step.ts';
import { boardToWrite, hexOfNode } from '../../../../engine/track/board.ts';
import type { Colour, TileId } from '../../../../engine/track/facts.ts';
import { layTile } from '../../../../engine/track/layTile.ts';
import { rowOfPhase, tradingPhase } from '../chart.ts';
import type { Event1865 } from '../events.ts';
import { mapOf } from '../map.ts';
import { zoneOf } from '../rank.ts';
import { launchedIds, own, type State1865 } from '../state.ts';
import { hasCome, type PhaseId } from '../trains.ts';

/** The phase from which a mine of this colour wears out. */
const wearsFrom: Partial<Record<Colour, PhaseId>> = { yellow: '3', green: '5' };

/** The tile that a worn mine gets; undefined if it stays as it is. */
function wornTo(s: State1865, tile: TileId): TileId | undefined {
  const { colour, nodes, upgradesTo } = mapOf(s).tiles[tile]!;
  const from = wearsFrom[colour];
  return nodes[0]?.kind === 'mine' && from !== undefined && hasCome(s, from) ? upgradesTo[0] : undefined;
}

/** Wears only mines with a token: the token keeps its place, the tile its exit. */
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

/** The row of a company's marker in the next stock round. */
export function nextRow(s: State1865, company: string): number {
  const { row } = own(s, company);
  return row + Math.sign(rowOfPhase(tradingPhase(s)) - row);
}

export const moveRows: AutoStep<State1865, Event1865> = {
  id: 'moveRows',
  auto(s, emit) {
    for (const company of launchedIds(s)) {
      const row = nextRow(s, company);
      if (row === own(s, company).row) continue;
      own(s, company).row = row;
      emit?.({ type: 'rowChanged', company, row, zone: zoneOf(s, company)! });
    }
  },
};
