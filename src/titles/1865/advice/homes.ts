// Worth of a home to a company about to be opened.
import { hexOfNode, type NodeId, tokenNodes } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { isMine, mapOf, placesOf, stationsOn } from '../rules/map.ts';
import { trafficAt } from '../rules/operating/traffic.ts';
import { maritimesOwned, type State1865 } from '../rules/state.ts';
import { landIn } from './boardWorth.ts';
import type { Idea, Situation } from './situation.ts';

/** Weight of places near a home for each hex on the way. */
const NEARER = 0.6;
const NEAR = 6;

function homeWorth(s: State1865, seat: number, home: NodeId): number {
  const { places, stepsBetween } = landIn(mapOf(s));
  const near = places
    .map(({ hex, worth }) => worth * NEARER ** stepsBetween(hexOfNode(home), hex))
    .sort((a, b) => b - a)
    .slice(0, NEAR)
    .reduce((a, b) => a + b, 0);
  const maritime = maritimesOwned(s, seat).some((id) => placesOf(id).includes(home)) ? 2 : 0;
  return near + trafficAt(s, home) + maritime;
}

/** Assumed yield of a company for each unit of this worth. */
const FRESH = 8;

/** It stands at home already, except when it returns after an absorption (R151). */
export function homeIdeas({ s, seat }: Situation, company: CompanyId, par: number): Idea[] {
  const own = tokenNodes(s.board, company);
  const homes = own.length > 0 ? own : stationsOn(mapOf(s)).filter((place) => !isMine(place));
  return homes.map((home) => ({
    action: { type: 'startCompany', company, par, home },
    value: FRESH * homeWorth(s, seat, home),
  }));
}
