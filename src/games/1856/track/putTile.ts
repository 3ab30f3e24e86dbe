// A tile is laid: it is paid for, and tokens for which it has two cities are taken up until they have picked one (R083).
import type { Emit } from '../../../engine/core/event.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { push } from '../../../engine/flow/frame.ts';
import { BANK, pay } from '../../../engine/money/bank.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import { layTile } from '../../../engine/track/layTile.ts';
import type { Lay } from '../../../kernel/track/laying.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { hexes } from '../hexes.ts';
import { map } from '../map.ts';
import type { PrivateId } from '../privateCompanies.ts';
import { type State1856, turnOf } from '../state.ts';
import { keepHomeFree } from './home.ts';

/** R073: terrain is paid for with the first tile on the hex. */
export const terrainCost = (s: State1856, hex: HexId): number =>
  s.board.laid[hex] === undefined ? (hexes[hex]!.terrain?.cost ?? 0) : 0;

export function putTile(s: State1856, lay: Lay, cost: number, by: PrivateId | null, emit: Emit<Event1856>): void {
  const { hex, tile, rotation } = lay;
  const { company } = turnOf(s);
  pay(s, treasury(company), BANK, cost, 'terrain', emit);
  const lifted = layTile(map, s.board, hex, tile, rotation);
  keepHomeFree(s, hex);
  emit?.({ type: 'tileLaid', company, hex, tile, rotation, cost, by });
  if (lifted.length === 0) return;
  push(s, { kind: 'city', at: 'pickCity', queue: lifted.map(([id]) => ({ company: id as CompanyId, hex })) });
}
