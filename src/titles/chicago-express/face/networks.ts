// The networks of the companies as lines on the map: every hex is joined to the part of the network it was built from.

import type { PictureLine, Point } from '../../../web/board/picture.ts';
import { type Spot, spotsFor } from '../../../web/board/spots.ts';
import type { CompanyId } from '../rules/companies.ts';
import { type HexId, neighbours } from '../rules/map.ts';
import { type ChicagoState, standing } from '../rules/state.ts';
import { marks, northToSouth } from './marks.ts';

export interface Stand {
  readonly company: CompanyId;
  readonly spot: Spot;
}

/** Companies standing in a hex, and their spots in it. */
export function standsIn(s: ChicagoState, hex: HexId, radius: number): Stand[] {
  const here = standing(s, hex);
  const spots = spotsFor(here.length, radius);
  return northToSouth.filter((id) => here.includes(id)).map((company, i) => ({ company, spot: spots[i]! }));
}

/** `at` gives the place of a company's locomotive in the picture. */
export const linesOf = (s: ChicagoState, at: (company: CompanyId, hex: HexId) => Point): PictureLine[] =>
  northToSouth.flatMap((company) => {
    const network = s.networks[company];
    return network.flatMap((hex, i) => {
      const from = network.slice(0, i).findLast((earlier) => neighbours[hex].includes(earlier));
      if (!from) return [];
      return [{ id: `${company}-${hex}`, company: marks[company], from: at(company, from), to: at(company, hex) }];
    });
  });
