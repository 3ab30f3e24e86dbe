// The outlook of a company about to be opened, by its home, its price and its capital.
import { below, hexOfNode, type NodeId, tokenNodes } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { isMine, mapOf, placesOf, stationsOn } from '../rules/map.ts';
import { spotOf } from '../rules/market.ts';
import { trafficAt } from '../rules/operating/traffic.ts';
import { maritimesOwned, type State1865 } from '../rules/state.ts';
import { landIn } from './boardWorth.ts';
import { horizon } from './horizon.ts';
import { kindOf, LAUNCHES } from './launching.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** Weight of places near a home for each hex on the way. */
const NEARER = 0.6;
const NEAR = 6;
/** Traffic that the places near an average home promise. */
const AVERAGE = 6;

/** Traffic by a home, beyond what an average one brings. */
function homeWorth(s: State1865, seat: number, home: NodeId): number {
  const { places, stepsBetween } = landIn(mapOf(s));
  const near = places
    .map(({ hex, worth }) => worth * NEARER ** stepsBetween(hexOfNode(home), hex))
    .sort((a, b) => b - a)
    .slice(0, NEAR)
    .reduce((a, b) => a + b, 0);
  const maritime = maritimesOwned(s, seat).some((id) => placesOf(id).includes(home)) ? 2 : 0;
  return near - AVERAGE + maritime;
}

/** It stands at home already, except when it returns after an absorption (R151). */
export function homesOf(s: State1865, company: CompanyId): readonly NodeId[] {
  const standing = tokenNodes(s.board, company);
  return standing.length > 0 ? standing : stationsOn(mapOf(s)).filter((place) => !isMine(place));
}

/** A taste for homes, in units of traffic, so that not all games begin alike. */
const TASTE = 3;

/** Its outlook when it is launched at this price by whoever opens it. */
export function freshOutlook(
  s: State1865,
  seat: number,
  company: CompanyId,
  home: NodeId,
  par: number,
  rng: number[],
): Outlook {
  const traffic = trafficAt(s, home) + homeWorth(s, seat, home) + (TASTE * below(rng, 1000)) / 1000;
  return youngOutlook(s, kindOf(s, company), par, Math.max(0, traffic));
}

/** The outlook of a company opened now, with this traffic. */
export const youngOutlook = (s: State1865, kind: 'minor' | 'major', par: number, traffic = 3): Outlook =>
  outlookOf(
    s,
    {
      traffic,
      mined: 1,
      tokens: kind === 'major' ? 6 : 2,
      money: LAUNCHES[kind] * par,
      trains: [],
      maritimes: 0,
      unit: kind === 'major' ? 10 : 20,
      offered: 40,
      space: spotOf(par).col,
    },
    horizon(s),
  );
