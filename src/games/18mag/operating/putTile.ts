// A tile is laid: terrain and a second tile are paid for, and tokens that it lifts are put back (R050, R060-R064).
import type { Emit } from '../../../engine/core/event.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { BANK, pay } from '../../../engine/money/bank.ts';
import { layTile } from '../../../engine/track/layTile.ts';
import type { Lay } from '../../../kernel/track/laying.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { mapOf } from '../map.ts';
import type { State18Mag } from '../state.ts';
import { putBack } from './liftedTokens.ts';
import { terrainCost } from './terrain.ts';

/** Who pays SIK for the terrain: the minor, the bank in place of a terrain token, or nobody; and what SKEV gets. */
export interface Payment {
  readonly by: 'treasury' | 'bank' | 'free';
  readonly second: number;
}

export function putTile(
  s: State18Mag,
  company: MinorId,
  { hex, tile, rotation }: Lay,
  { by, second }: Payment,
  emit: Emit<Event18Mag>,
): void {
  const terrain = by === 'free' ? 0 : terrainCost(s, hex);
  pay(s, by === 'bank' ? BANK : treasury(company), treasury('SIK'), terrain, 'terrain', emit);
  pay(s, treasury(company), treasury('SKEV'), second, 'secondTile', emit);
  const lifted = layTile(mapOf(s), s.board, hex, tile, rotation);
  emit?.({ type: 'tileLaid', company, hex, tile, rotation, terrain, by, second });
  putBack(s, hex, lifted, emit);
}
