// The revenue of a company not started yet: on the track at its home, or of the places near it where none lies.
import { boardWithToken } from '../../../bots/kit/withToken.ts';
import { freeSlots, type HexId, remembering } from '../../../engine/index.ts';
import { valueIn } from '../../../kernel/index.ts';
import { type CompanyId, companies } from '../rules/companies.ts';
import { homeCity } from '../rules/home.ts';
import { hexes, LONDON, map } from '../rules/map.ts';
import { bankTrain, newPrice } from '../rules/operating/supply.ts';
import type { State1862 } from '../rules/state.ts';
import { type PhaseId, phases, type TrainFacts1862, trainFacts } from '../rules/trains.ts';
import { land } from './boardWorth.ts';
import { kindsFor, revenueOf, trainsLike } from './runs.ts';

/** Value of a place for each hex on the way to it. */
const NEARER = 0.7;
/** Value of London, which takes a token and its turn. */
const LONDON_PART = 0.4;
/** Part of the values near a home that its first trains run for, each place less than the one before. */
const RUN = 0.9;
const NEXT = 0.45;
const PLACES = 4;
const CITY = 20;
/** Most first trains. */
const TRAINS = 3;

/** Value of the places on a hex in this phase. */
function valueAt(hex: string, phase: PhaseId): number {
  const values = hexes[hex]!.nodes.map(({ kind, value, group }) => {
    const now = valueIn(phases[phase].columns, value);
    return group === LONDON ? LONDON_PART * now : kind === 'city' ? Math.max(CITY, now) : now;
  });
  return Math.max(0, ...values);
}

const guesses = new Map<string, number>();

/** Revenue of the first trains, guessed by what lies near its home. */
export function nearHome(company: CompanyId, phase: PhaseId): number {
  const key = `${company} ${phase}`;
  const guess = guesses.get(key) ?? guessed(companies[company].home, phase);
  guesses.set(key, guess);
  return guess;
}

function guessed(home: HexId, phase: PhaseId): number {
  return land.places
    .filter(({ hex }) => hex !== home)
    .map(({ hex }) => valueAt(hex, phase) * NEARER ** (land.stepsBetween(home, hex) - 1))
    .sort((a, b) => b - a)
    .slice(0, PLACES)
    .reduce((sum, value, i) => sum + RUN * value * NEXT ** i, CITY);
}

/** Revenues on the track at homes. */
const known = remembering<number>();

/** Revenue of a company started with this much money for trains. */
export function freshRevenue(s: State1862, company: CompanyId, money: number): number {
  const train = bankTrain(s);
  const trains = Math.min(TRAINS, Math.floor(money / newPrice(s, train)));
  if (trains < 1) return 0;
  const guess = nearHome(company, s.phase);
  const [kind] = kindsFor(s, company);
  const city = homeCity(company);
  if (!kind || !s.board.laid[companies[company].home] || freeSlots(map, s.board, city) === 0) return guess;
  const { type } = trainFacts(s, train) as TrainFacts1862;
  const fleet = trainsLike(s, kind, Array<PhaseId>(trains).fill(type));
  const onTrack = known(s.board, [company, kind, type, trains, s.phase].join(), () =>
    revenueOf(s, company, fleet, boardWithToken(map, s.board, company, city)),
  );
  return Math.max(guess, onTrack);
}
