// R060: the first tile of a hex with two cities gives track to one of them; which token lies there.
import type { Emit } from '../../../engine/core/event.ts';
import { ruling } from '../../../engine/core/state.ts';
import { hexOfNode, type NodeId, nodeId } from '../../../engine/track/board.ts';
import { faceOf } from '../../../engine/track/face.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { Lifted } from '../../../engine/track/layTile.ts';
import { freeSlots, putToken } from '../../../engine/track/tokens.ts';
import { type CompanyId, homeOf, isMinor } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { mapOf } from '../map.ts';
import type { State18Mag } from '../state.ts';
import { citiesOn } from './cities.ts';

const isAtHome = (s: State18Mag, company: string, hex: HexId): boolean =>
  isMinor(company) && hexOfNode(homeOf(s, company)) === hex;

/** Who gets the city with track: the home token; by ruling the first one found; null: all stay where they were. */
function favoured(s: State18Mag, hex: HexId, lifted: readonly Lifted[]): Lifted | null {
  if (ruling(s, 'homeTokenOO') === 'firstFound') return lifted[0] ?? null;
  return lifted.find(([company]) => isAtHome(s, company, hex)) ?? null;
}

const cityWithTrack = (s: State18Mag, hex: HexId): NodeId =>
  nodeId(
    hex,
    faceOf(mapOf(s), s.board, hex).exits.findIndex((edges) => edges.length > 0),
  );

/** Puts the tokens back that a tile has lifted. */
export function putBack(s: State18Mag, hex: HexId, lifted: readonly Lifted[], emit: Emit<Event18Mag>): void {
  const first = favoured(s, hex, lifted);
  const put = (company: string, from: NodeId, to: NodeId): void => {
    putToken(mapOf(s), s.board, company, to);
    if (from !== to) emit?.({ type: 'tokenMoved', company: company as CompanyId, city: to });
  };
  if (first) put(...first, cityWithTrack(s, hex));
  for (const [company, from] of lifted.filter((token) => token !== first)) {
    const isFree = (city: NodeId): boolean => freeSlots(mapOf(s), s.board, city) > 0;
    put(company, from, isFree(from) ? from : citiesOn(s, hex).find(isFree)!);
  }
}
