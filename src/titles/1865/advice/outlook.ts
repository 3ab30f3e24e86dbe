// The outlook of a company: what a share brings until the end, dividends and rise of its price, if it builds, buys
// trains and pays as its means allow.
import { operatingOf } from '../../../kernel/index.ts';
import { type CompanyId, MARITIME_COVERAGE } from '../rules/companies.ts';
import { market } from '../rules/market.ts';
import type { State1865 } from '../rules/state.ts';
import { grownOver } from './growth.ts';
import { horizon } from './horizon.ts';
import { type Supply, suppliesOf } from './pace.ts';
import type { Standing } from './standing.ts';

export interface Outlook {
  /** A share's dividends, with what they grow to, and the rise of its price. */
  readonly gain: number;
  /** The president's money for trains that the company cannot pay, with what it would grow to. */
  readonly burden: number;
}

/** The stage of a turn with which thought begins. */
export type From = 'turn' | 'trains' | 'end';

/** Revenue of a covered unit of traffic (R126). */
export const PER_UNIT = 10;
/** Traffic by a token and its price; by cities that grow; and the part of mined traffic left in the next round. */
const TOKEN_BRINGS = 5;
const TOKEN_COSTS = 80;
const GROWS = 0.6;
const MINES_LAST = 0.8;
/** Traffic that is counted on when a train is bought. */
const SOON = 4;
/** Rounds from the end in which a train is bought for the rise alone. */
const LAST = 3;
/** Least coverage for which money is withheld or spent. */
const USEFUL = 3;

const line = market.rows[0]!.map((space) => space.price);
const at = (space: number): number => line[Math.max(0, Math.min(line.length - 1, space))]!;

/** Rounds that a company still operates in, the present one included if its turn is not over. */
export function roundsOf(s: State1865, company: CompanyId): number {
  const isDuring = s.flow.some(({ kind }) => kind === 'operating');
  const isOver =
    isDuring &&
    operatingOf(s).done.includes(company) &&
    !s.flow.some((frame) => frame.kind === 'turn' && 'company' in frame && frame.company === company);
  return Math.max(0, horizon(s) - (isOver ? 1 : 0));
}

/** One way in which the future may come: money that turns up, and trains that sell faster or slower. */
interface Luck {
  readonly saves: boolean;
  readonly money: number;
  readonly haste: number;
}

function playOut(supplies: readonly Supply[], standing: Standing, rounds: number, from: From, luck: Luck): Outlook {
  const { maritimes, unit, offered } = standing;
  const { saves, haste } = luck;
  let { traffic, mined, tokens, space } = standing;
  let money = standing.money + luck.money;
  let trains = [...standing.trains];
  let gain = 0;
  let burden = 0;
  const start = at(space);
  let price = start;
  const move = (by: number, weight: number): void => {
    space = Math.max(0, Math.min(line.length - 1, space + by));
    price += weight * (at(space) - at(space - by));
  };
  let sale = 0;
  for (let round = 0; round < rounds; round++) {
    if (round === 0 && from === 'end') continue;
    const weight = Math.min(1, rounds - round);
    const left = rounds - round;
    const now = round * haste;
    while (supplies[sale]!.until <= now) sale++;
    const { price: cost, coverage, life, limit } = supplies[sale]!;
    trains = trains.filter((train) => train.life > now);
    if (trains.length > limit) trains = trains.sort((a, b) => b.covers - a.covers).slice(0, limit);
    let covered = trains.length === 0 ? 0 : MARITIME_COVERAGE * maritimes;
    for (const { covers } of trains) covered += covers;
    const coveredThen = covered + coverage + (trains.length === 0 ? MARITIME_COVERAGE * maritimes : 0);
    const grown = traffic + (left > 2 ? SOON : 0);
    const more = trains.length >= limit ? 0 : Math.min(grown, coveredThen) - Math.min(grown, covered);
    const isUseful = more >= USEFUL && left > 1;
    if (round > 0 || from === 'turn') {
      traffic += GROWS + mined;
      mined *= MINES_LAST;
      if (tokens > 0 && money >= TOKEN_COSTS) {
        traffic += TOKEN_BRINGS;
        tokens -= 1;
        money -= TOKEN_COSTS;
      }
      const revenue = PER_UNIT * Math.min(traffic, covered);
      const earns = PER_UNIT * more * Math.min(left - 1, life - now);
      if (saves && isUseful && revenue > 0 && money < cost && money + revenue >= cost / 2 && earns > revenue)
        money += revenue;
      else {
        gain += (weight * grownOver(left) * revenue * unit) / 100;
        money += (revenue * offered) / 100;
        move(revenue > 0 ? 1 : -1, weight);
      }
    }
    const isDue = trains.length === 0 && traffic > 0;
    if (isDue && money < cost) {
      burden += weight * grownOver(left) * (cost - money);
      money = cost;
    }
    if (money >= cost && trains.length < limit && (isDue || isUseful || left <= LAST)) {
      money -= cost;
      trains.push({ covers: coverage, life });
      move(1, weight);
    }
  }
  return { gain: gain + price - start, burden };
}

/** Several ways, so that a coin more or less makes no leap. */
const ways: readonly Omit<Luck, 'saves'>[] = [
  { money: -45, haste: 1 },
  { money: -15, haste: 0.75 },
  { money: 15, haste: 1.3 },
  { money: 45, haste: 0.9 },
];

/** Part of the president's money for trains that counts: some of it can be saved up by then. */
export const BURDEN = 0.5;

/** Shares of a president, who decides. */
const SHARES = 3;

/** The average of several ways, always paying or withholding for trains, whichever is better. */
export function outlookOf(s: State1865, standing: Standing, rounds: number, from: From = 'turn'): Outlook {
  const supplies = suppliesOf(s);
  const average = (saves: boolean): Outlook => {
    let gain = 0;
    let burden = 0;
    for (const way of ways) {
      const one = playOut(supplies, standing, rounds, from, { saves, ...way });
      gain += one.gain / ways.length;
      burden += one.burden / ways.length;
    }
    return { gain, burden };
  };
  const [pays, saves] = [average(false), average(true)];
  const worth = ({ gain, burden }: Outlook): number => SHARES * gain - BURDEN * burden;
  return worth(saves) > worth(pays) ? saves : pays;
}
