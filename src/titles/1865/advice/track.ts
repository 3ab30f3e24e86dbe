// Builds and places tokens: every way is priced by its traffic, present and promised.

import { type Lay, laysOf } from '../../../bots/kit/lays.ts';
import { valuesOf } from '../../../bots/kit/situation.ts';
import { some } from '../../../bots/kit/some.ts';
import { boardWith, hasTokenIn, type NodeId, nodeId, treasury } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { isMine, mapOf, placesOf } from '../rules/map.ts';
import { type DirectRoute, directRoutes } from '../rules/operating/directRoutes.ts';
import { trafficAt } from '../rules/operating/traffic.ts';
import { isCompetitive, keptBy } from '../rules/operating/upgrades.ts';
import { maritimesOwned, own, type State1865, turnOf } from '../rules/state.ts';
import { boardWorth, placeWorth } from './boardWorth.ts';
import { PER_UNIT, roundsOf } from './outlook.ts';
import type { Idea, Situation } from './situation.ts';
import { moneyWorth, partOf, trafficWorth } from './stake.ts';

/** Lays considered, and those considered by a bot that must be fast. */
const LOOKED = 40;
const FEW = 3;
/** Worth of track that changes nothing yet. */
const ANY_TRACK = 1;
const SECOND_TILE = 20;
/** Part of the traffic that will be covered at the least, and of what a board promises that will come true. */
const COVERED = 0.3;
const PROMISE = 0.5;

/** Worth to a seat of a unit of traffic. */
const unitWorth = ({ s, seat }: Situation, company: CompanyId): number =>
  Math.max(
    trafficWorth(s, seat, company),
    PER_UNIT * COVERED * (roundsOf(s, company) - 1) * Math.max(0.3, partOf(s, company, seat)),
  );

export function layIdeas(situation: Situation): Idea[] {
  const { game, s, seat, careful, rng } = situation;
  const { company, laid } = turnOf(s);
  const map = mapOf(s);
  const all = laysOf(game, s, seat, 'layTile', map);
  const upgrades = all.filter(({ hex, tile }) => !isCompetitive(s, hex, tile));
  const now = boardWorth(s, company, s.board);
  const cost = laid.length > 0 ? SECOND_TILE * moneyWorth(s, seat, company) : 0;
  const unit = unitWorth(situation, company);
  return some(upgrades.length > 0 ? upgrades : all, careful ? LOOKED : FEW, rng).map((lay) => ({
    action: { type: 'layTile', ...lay },
    value: gainBy(s, company, lay, now) * unit + ANY_TRACK - cost,
  }));
}

/** Gain by the board, and by the growth of a city with its token (R104). */
function gainBy(s: State1865, company: CompanyId, { hex, tile, rotation }: Lay, now: number): number {
  const board = boardWith(mapOf(s), s.board, hex, tile, rotation, { keeps: keptBy(s, hex, tile) });
  const stands = hasTokenIn(s.board, company, hex) && !isMine(nodeId(hex, 0));
  const grows = stands ? trafficAt({ ...s, board }, nodeId(hex, 0)) - trafficAt(s, nodeId(hex, 0)) : 0;
  return PROMISE * (boardWorth(s, company, board) - now) + grows;
}

/** R019: bonuses of maritime companies at a place. */
const bonusAt = (s: State1865, company: CompanyId, place: NodeId): number =>
  maritimesOwned(s, treasury(company)).some((id) => !s.maritimes[id].bonusTaken && placesOf(id).includes(place))
    ? Number(s.phase)
    : 0;

/** Traffic that another token on the sheet would bring later: more, the fewer there are. */
const LATER = { last: 2.5, other: 1 };

export function tokenIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const { company } = turnOf(s);
  const unit = unitWorth(situation, company);
  const coin = moneyWorth(s, seat, company);
  const later = roundsOf(s, company) <= 2 ? 0 : own(s, company).tokens === 1 ? LATER.last : LATER.other;
  const worthOf = ({ to, traffic, cost }: DirectRoute): number => {
    const more = isMine(to) ? placeWorth(s, to) - trafficAt(s, to) : 0;
    return (traffic + more + bonusAt(s, company, to) - later) * unit - cost * coin;
  };
  return (valuesOf(situation, 'placeToken') as readonly NodeId[]).flatMap((city) =>
    directRoutes(s, company, city).map((route) => ({
      action: { type: 'placeToken', city, route: route.track },
      value: worthOf(route),
    })),
  );
}
