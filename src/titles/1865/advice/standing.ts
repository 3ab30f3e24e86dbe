// The figures of a company that thought plays on with: as they are, or as a decision would make them.
import { OFFER, percentOf, type TrainId, tokenNodes, trainsOf, treasury, unitOf } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { isMine } from '../rules/map.ts';
import { trafficAt } from '../rules/operating/traffic.ts';
import { maritimesOwned, own, type State1865 } from '../rules/state.ts';
import { coverageOf } from '../rules/trains.ts';
import { lifeOf } from './pace.ts';

interface Train {
  readonly covers: number;
  /** Rounds until it is obsolete. */
  readonly life: number;
}

export interface Standing {
  readonly traffic: number;
  /** Traffic from mines in a round. */
  readonly mined: number;
  /** Tokens on its sheet. */
  readonly tokens: number;
  readonly money: number;
  readonly trains: readonly Train[];
  /** Coverage by maritime companies is that of so many. */
  readonly maritimes: number;
  /** Percent of one share, and of all in the initial offer. */
  readonly unit: number;
  readonly offered: number;
  /** The space of its marker on the market. */
  readonly space: number;
}

export const trainOf = (s: State1865, train: TrainId): Train => ({ covers: coverageOf(train), life: lifeOf(s, train) });

export const standingOf = (s: State1865, company: CompanyId): Standing => ({
  traffic: own(s, company).traffic,
  mined: tokenNodes(s.board, company).reduce((sum, at) => sum + (isMine(at) ? trafficAt(s, at) : 0), 0),
  tokens: own(s, company).tokens,
  money: treasuryOf(s, company),
  trains: trainsOf(s, company).map((train) => trainOf(s, train)),
  maritimes: maritimesOwned(s, treasury(company)).length,
  unit: unitOf(s, company),
  offered: percentOf(s, company, OFFER),
  space: s.market.spots[company]?.col ?? 0,
});
