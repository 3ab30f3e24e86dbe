// Prospect: a major's share until the end of the game, by its dividends and its final price. Majors lay no track and
// run no trains, so their earnings follow the phases more than the players: they were measured in 26 games among greedy
// bots.
import type { MajorId } from '../rules/companies.ts';
import { marketOf } from '../rules/market.ts';
import type { State18Mag } from '../rules/state.ts';
import type { PhaseId } from '../rules/trains.ts';

/** Averages of an operating round: the dividend of a share, and the spaces its price moves. */
type Round = readonly [dividend: number, moves: number];

/** Rounds in yellow, green and brown, the one in which gray begins, and the last three. */
type Kinds<T> = readonly [yellow: T, green: T, brown: T, turn: T, last: T];

const PAYS: Readonly<Record<MajorId, Kinds<Round>>> = {
  RABA: [
    [3.3, 0.9],
    [2.1, 0.3],
    [2, 0],
    [2.8, 0.3],
    [3.1, 0.5],
  ],
  'G&C': [
    [0.8, -0.4],
    [2.4, 0.3],
    [4.7, 0.9],
    [7.3, 1.7],
    [11.6, 2.4],
  ],
  SNW: [
    [0, -1],
    [0, -1],
    [0.8, -0.6],
    [1.9, -0.2],
    [3.2, 0.4],
  ],
  SIK: [
    [6.8, 1.5],
    [8.6, 2],
    [4.5, 0.9],
    [3.5, 0.6],
    [6.6, 1.4],
  ],
  SKEV: [
    [5.4, 0.9],
    [10.7, 2.2],
    [11.1, 2.4],
    [11.3, 2.2],
    [9.4, 1.8],
  ],
  LdStEG: [
    [1.7, -0.3],
    [6.5, 1.5],
    [16.6, 2.6],
    [11.7, 1.7],
    [2.7, -0.3],
  ],
  MAVAG: [
    [0, -1],
    [5.8, 0.8],
    [11.5, 2.3],
    [32.2, 3.8],
    [14, 1.4],
  ],
};

/** Average number still to come of each, seen from a stock round. */
const TO_COME: Readonly<Record<PhaseId, Kinds<number>>> = {
  yellow: [1.5, 2.3, 3.6, 1, 3],
  green: [0, 1.5, 3.6, 1, 3],
  brown: [0, 0, 2.2, 1, 3],
  gray: [0, 0, 0, 0, 3],
};

export function prospectOf(s: State18Mag, major: MajorId): number {
  const last = marketOf(s).rows[0]!.length - 1;
  let paid = 0;
  let place = s.market.spots[major]!.col;
  for (const [kind, rounds] of TO_COME[s.phase].entries()) {
    const [dividend, moves] = PAYS[major][kind]!;
    paid += rounds * dividend;
    place = Math.min(last, Math.max(0, place + rounds * moves));
  }
  return paid + priceAt(s, place);
}

/** Interpolates the price between two spaces. */
function priceAt(s: State18Mag, place: number): number {
  const [row] = marketOf(s).rows;
  const [below, above] = [row![Math.floor(place)]!.price, row![Math.ceil(place)]!.price];
  return below + (place % 1) * (above - below);
}
