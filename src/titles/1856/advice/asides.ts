// Asides of a president's turn: privates sold to his company, rights, the port.
import { cashOf, nodeId, reachOf, treasury } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { map, portHexes } from '../rules/map.ts';
import { seatOwning } from '../rules/operating/privates.ts';
import { priceRange, privateIds, privates, RIGHT_PRICE, rightIds, rights } from '../rules/privates.ts';
import { type State1856, turnOf } from '../rules/state.ts';
import { fleetOf } from './fleet.ts';
import { needOf } from './need.ts';
import { revenueOf } from './runs.ts';
import type { Idea, Situation } from './situation.ts';
import { stakeOf } from './stake.ts';

const reaches = (s: State1856, company: CompanyId, hex: string): boolean => {
  const { stops } = reachOf(map, s.board, company);
  return stops.has(nodeId(hex, 0)) || stops.has(nodeId(hex, 1));
};

/** Least likelihood of a need for which money is saved. */
const NOT_YET = 0.2;
/** Cost to the owners of a dollar that leaves the treasury. */
const MISSED = 0.5;
/** Value of waiting: the port can be placed only once, and a better place may come. */
const KEPT = 10;

/** Money that the treasury can spare. */
function spare(s: State1856, company: CompanyId): number {
  const { price, soon } = needOf(s, company);
  return cashOf(s, treasury(company)) - (soon > NOT_YET ? price : 0);
}

/** He sells his own privates for as much as the company can spare; they close soon anyway. */
export function privateIdeas({ s, seat }: Situation): Idea[] {
  const { company } = turnOf(s);
  const money = spare(s, company);
  const { part } = stakeOf(s, company, seat);
  return privateIds
    .filter((id) => seatOwning(s, id) === seat)
    .map((id): Idea => {
      const price = Math.min(priceRange(id).max, money);
      return {
        action: { type: 'buyPrivate', private: id, price },
        value: price * (1 - MISSED * part) - privates[id].price,
      };
    })
    .filter(({ value }) => value > 0);
}

export function rightIdeas({ s, seat }: Situation): Idea[] {
  const { company } = turnOf(s);
  if (spare(s, company) < RIGHT_PRICE) return [];
  const own = s.companies[company];
  const { worth } = stakeOf(s, company, seat);
  const trains = fleetOf(s, company);
  return rightIds
    .filter((right) => !own.rights.includes(right) && rights[right].hexes.some((hex) => reaches(s, company, hex)))
    .map((right) => {
      const withRight = { ...s, companies: { ...s.companies, [company]: { ...own, rights: [...own.rights, right] } } };
      const more = revenueOf(withRight, company, trains, s.board) - revenueOf(s, company, trains, s.board);
      return { action: { type: 'buyRight', right }, value: more * worth - MISSED * RIGHT_PRICE };
    });
}

export function portIdeas({ s, seat }: Situation): Idea[] {
  const { company } = turnOf(s);
  if (s.privates.GLSC !== treasury(company)) return [];
  const { worth } = stakeOf(s, company, seat);
  const trains = fleetOf(s, company);
  const now = revenueOf(s, company, trains, s.board);
  return portHexes
    .filter((hex) => reaches(s, company, hex))
    .map((hex) => {
      const more = revenueOf({ ...s, port: { hex, company } }, company, trains, s.board) - now;
      return { action: { type: 'placePort', hex }, value: more * worth - KEPT };
    });
}
