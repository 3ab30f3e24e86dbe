// What the minor whose turn it is pays for a tile: terrain to SIK, and 10 to SKEV for the second of the turn (R050, R062-R065).
import type { Emit } from '../../../engine/core/event.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { Event18Mag } from '../events.ts';
import { minorOf, type State18Mag, turnOf } from '../state.ts';
import { hasTerrainToken, isChosenWithLay, terrainCost } from './terrain.ts';

const SECOND_TILE = 10;

interface Paid {
  readonly hex: HexId;
  readonly terrain: 'treasury' | 'token';
}

/** R065: no terrain token pays for this. */
export const secondTileCost = (s: State18Mag): number => (turnOf(s).lays === 0 ? 0 : SECOND_TILE);

/** R064: a token pays for the whole terrain of one hex; one that was announced, for the next that costs anything. */
export const isTokenSpent = (s: State18Mag, { hex, terrain }: Paid): boolean =>
  terrainCost(s, hex) > 0 && (terrain === 'token' || turnOf(s).announced);

const canSpendToken = (s: State18Mag): boolean =>
  turnOf(s).announced || (isChosenWithLay(s) && hasTerrainToken(s, turnOf(s).company));

export const costOf = (s: State18Mag, paid: Paid): number =>
  secondTileCost(s) + (isTokenSpent(s, paid) ? 0 : terrainCost(s, paid.hex));

/** The least that a tile on this hex can cost. */
export const leastCost = (s: State18Mag, hex: HexId): number =>
  secondTileCost(s) + (canSpendToken(s) ? 0 : terrainCost(s, hex));

/** The token leaves the game; one that was announced has left already. */
export function spendTerrainToken(s: State18Mag, emit: Emit<Event18Mag>): void {
  const turn = turnOf(s);
  if (turn.announced) {
    turn.announced = false;
    return;
  }
  const minor = minorOf(s, turn.company);
  minor.terrainTokens -= 1;
  emit?.({ type: 'terrainTokenUsed', company: turn.company, left: minor.terrainTokens, announced: false });
}
