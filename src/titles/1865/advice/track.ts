// Builds and places tokens: every way is priced by its traffic, present and promised.

import { type Lay, laysOf } from '../../../bots/kit/lays.ts';
import { valuesOf } from '../../../bots/kit/situation.ts';
import { some } from '../../../bots/kit/some.ts';
import { boardWith, hasTokenIn, type NodeId, nodeId, treasury } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { isMine, mapOf, placesOf } from '../rules/map.ts';
import { type DirectRoute, directRoutes } from '../rules/operating/directRoutes.ts';
import { mustBuyTrain } from '../rules/operating/supply.ts';
import { trafficAt } from '../rules/operating/traffic.ts';
import { isCompetitive, keptBy } from '../rules/operating/upgrades.ts';
import { hasTrain, maritimesOwned, type State1865, turnOf } from '../rules/state.ts';
import { boardWorth, placeWorth } from './boardWorth.ts';
import { horizon } from './horizon.ts';
import type { Idea, Situation } from './situation.ts';
import { PER_UNIT, partOf } from './stake.ts';
import { cheapest, idleMoney, MISSED } from './trains.ts';

/** Lays considered, and those considered by a bot that must be fast. */
const LOOKED = 20;
const FEW = 3;
/** Worth of track that changes nothing yet. */
const ANY_TRACK = 1;
const SECOND_TILE = 20;
/** Part of the traffic that will be covered. */
const COVERED = 0.7;

/** Worth to a seat of a unit of traffic in all rounds that count. */
const unitWorth = ({ s, seat }: Situation, company: CompanyId): number =>
  PER_UNIT * COVERED * horizon(s) * Math.max(0.3, partOf(s, company, seat));

/** Worth of the company's expense; money for a train it must have counts more. */
function costWorth(s: State1865, company: CompanyId, cost: number): number {
  const isDue = mustBuyTrain(s, company) || !hasTrain(s, company);
  const missing = isDue ? Math.max(0, cost - Math.max(0, treasuryOf(s, company) - cheapest(s))) : 0;
  return MISSED * missing + idleMoney(s) * (cost - missing);
}

export function layIdeas(situation: Situation): Idea[] {
  const { game, s, seat, careful, rng } = situation;
  const { company, laid } = turnOf(s);
  const map = mapOf(s);
  const all = laysOf(game, s, seat, 'layTile', map);
  const upgrades = all.filter(({ hex, tile }) => !isCompetitive(s, hex, tile));
  const now = boardWorth(s, company, s.board);
  const cost = laid.length > 0 ? costWorth(s, company, SECOND_TILE) : 0;
  const unit = unitWorth(situation, company);
  return some(upgrades.length > 0 ? upgrades : all, careful ? LOOKED : FEW, rng).map((lay) => ({
    action: { type: 'layTile', ...lay },
    value: (gainBy(s, company, lay) - now) * unit + ANY_TRACK - cost,
  }));
}

/** Gain by the tile, and by the growth of a city with its token (R104). */
function gainBy(s: State1865, company: CompanyId, { hex, tile, rotation }: Lay): number {
  const board = boardWith(mapOf(s), s.board, hex, tile, rotation, { keeps: keptBy(s, hex, tile) });
  const stands = hasTokenIn(s.board, company, hex) && !isMine(nodeId(hex, 0));
  const grows = stands ? trafficAt({ ...s, board }, nodeId(hex, 0)) - trafficAt(s, nodeId(hex, 0)) : 0;
  return boardWorth(s, company, board) + grows;
}

/** R019: bonuses of maritime companies at a place. */
const bonusAt = (s: State1865, company: CompanyId, place: NodeId): number =>
  maritimesOwned(s, treasury(company)).some((id) => !s.maritimes[id].bonusTaken && placesOf(id).includes(place))
    ? Number(s.phase)
    : 0;

/** Worth of another token on the sheet. */
const TOKEN = 8;

export function tokenIdeas(situation: Situation): Idea[] {
  const { s } = situation;
  const { company } = turnOf(s);
  const unit = unitWorth(situation, company);
  const worthOf = ({ to, traffic, cost }: DirectRoute): number => {
    const more = isMine(to) ? placeWorth(s, to) - trafficAt(s, to) : 0;
    return (traffic + more + bonusAt(s, company, to)) * unit - costWorth(s, company, cost) - TOKEN;
  };
  return (valuesOf(situation, 'placeToken') as readonly NodeId[]).flatMap((city) =>
    directRoutes(s, company, city).map((route) => ({
      action: { type: 'placeToken', city, route: route.track },
      value: worthOf(route),
    })),
  );
}
