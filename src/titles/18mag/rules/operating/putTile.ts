// Lays a tile: pays for terrain and a second tile, and puts lifted tokens back (R050, R060-R064).

import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { boardToWrite, hexOfNode, type NodeId, nodeId } from '../../../../engine/track/board.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { trackOn } from '../../../../engine/track/hexTrack.ts';
import { type Lifted, layTile } from '../../../../engine/track/layTile.ts';
import { freeSlots, putToken } from '../../../../engine/track/tokens.ts';
import type { Lay } from '../../../../kernel/track/layTile.ts';
import { type CompanyId, homeOf, isMinor, type MinorId } from '../companies.ts';
import type { Event18Mag, TilePaid } from '../events.ts';
import { mapOf } from '../map.ts';
import type { State18Mag } from '../state.ts';
import { terrainCost } from './terrain.ts';
import { citiesOn } from './tokens.ts';

export function putTile(
  s: State18Mag,
  company: MinorId,
  { hex, tile, rotation }: Lay,
  { by, second }: Pick<TilePaid, 'by' | 'second'>,
  emit: Emit<Event18Mag>,
): void {
  const terrain = by === 'free' ? 0 : terrainCost(s, hex);
  pay(s, by === 'bank' ? BANK : treasury(company), treasury('SIK'), terrain, 'terrain', emit);
  pay(s, treasury(company), treasury('SKEV'), second, 'secondTile', emit);
  const lifted = layTile(mapOf(s), boardToWrite(s), hex, tile, rotation);
  emit?.({ type: 'tileLaid', company, hex, tile, rotation, terrain, by, second });
  putBack(s, hex, lifted, emit);
}

const isAtHome = (s: State18Mag, company: string, hex: HexId): boolean =>
  isMinor(company) && hexOfNode(homeOf(s, company)) === hex;

/**
 * R060: the token for the city with track, since the first tile of a hex with two cities gives track to one only: the
 * home token, or by ruling the first one found. Null if all stay where they were.
 */
function favoured(s: State18Mag, hex: HexId, lifted: readonly Lifted[]): Lifted | null {
  if (ruling(s, 'homeTokenOO') === 'firstFound') return lifted[0] ?? null;
  return lifted.find(([company]) => isAtHome(s, company, hex)) ?? null;
}

const cityWithTrack = (s: State18Mag, hex: HexId): NodeId =>
  nodeId(
    hex,
    trackOn(mapOf(s), s.board, hex).exits.findIndex((edges) => edges.length > 0),
  );

/** Puts back the tokens lifted by a tile. */
function putBack(s: State18Mag, hex: HexId, lifted: readonly Lifted[], emit: Emit<Event18Mag>): void {
  const first = favoured(s, hex, lifted);
  const put = (company: string, from: NodeId, to: NodeId): void => {
    putToken(mapOf(s), boardToWrite(s), company, to);
    if (from !== to) emit?.({ type: 'tokenMoved', company: company as CompanyId, city: to });
  };
  if (first) put(...first, cityWithTrack(s, hex));
  for (const [company, from] of lifted.filter((token) => token !== first)) {
    const isFree = (city: NodeId): boolean => freeSlots(mapOf(s), s.board, city) > 0;
    put(company, from, isFree(from) ? from : citiesOn(s, hex).find(isFree)!);
  }
}
