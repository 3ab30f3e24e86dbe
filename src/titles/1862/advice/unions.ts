// Mergers and acquisitions, proposed and answered by what everybody holds afterwards: a union is carried out on a copy,
// where whoever can pay for an option takes it.
import { valuesOf } from '../../../bots/kit/situation.ts';
import {
  applyInPlace,
  cashOf,
  checkWhole,
  type Game,
  ownCopy,
  percentOf,
  presidentOf,
  type Seat,
  seatsOf,
  top,
  waiting,
} from '../../../engine/index.ts';
import { operatingOf } from '../../../kernel/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { Union } from '../rules/exchange/begin.ts';
import type { Action1862 } from '../rules/index.ts';
import { isFloated, type State1862, turnOf } from '../rules/state.ts';
import { horizon } from './horizon.ts';
import { shareWorth } from './prospect.ts';
import { fleetOf, revenueOf } from './runs.ts';
import type { Idea, Situation } from './situation.ts';
import { outlookOf, spareWorth } from './stake.ts';

/** Most answers to the questions of a union. */
const ANSWERS = 40;
/** Part of what the others gain that counts against one's own gain. */
const RIVALS = 0.5;
/** Least gain worth a proposal: the preview errs too. */
const LEAST = 25;
/** Most partners tried out in a turn: runs of united companies take long to find. */
const PARTNERS = 2;

/** What each seat has: its cash, and its shares in these companies. */
function holdings(s: State1862, companies: readonly CompanyId[]): number[] {
  const worths = companies
    .filter((company) => isFloated(s, company))
    .map((company) => {
      const outlook = outlookOf(s, company);
      return { company, worth: 10 * shareWorth(outlook, horizon(s)) + spareWorth(s, outlook.money) };
    });
  return seatsOf(s).map((seat) =>
    worths.reduce((sum, { company, worth }) => sum + (percentOf(s, company, seat) / 100) * worth, cashOf(s, seat)),
  );
}

const ACCEPT: Action1862 = { type: 'answer', reply: 'accept' };
const ANSWERED: readonly Action1862[] = [
  ACCEPT,
  { type: 'settleOption', reply: 'redeem' },
  { type: 'settleOption', reply: 'sell' },
];

/** The position after a union agreed and settled; null if its questions cannot be answered like that. */
function united(game: Game<State1862>, now: State1862, seat: Seat, first: Action1862): State1862 | null {
  const s = ownCopy(now);
  applyInPlace(game, s, seat, first);
  for (let i = 0; i < ANSWERS; i++) {
    const { kind } = top(s)!;
    if (kind !== 'offer' && kind !== 'exchange') return s;
    const [asked] = waiting(game, s);
    const answer = ANSWERED.find((one) => asked !== undefined && checkWhole(game, s, asked, one) === null);
    if (asked === undefined || answer === undefined) return null;
    applyInPlace(game, s, asked, answer);
  }
  return null;
}

/** R096, R105: the company that loses its turn in this round by a union. */
function losesTurn(s: State1862, occasion: Union['occasion'], partner: CompanyId): CompanyId | null {
  const hadTurn = operatingOf(s).done.includes(partner);
  if (occasion === 'merger') return hadTurn ? turnOf(s).company : null;
  return hadTurn ? null : partner;
}

/** What each seat gains by a union that begins with this action. */
function gainsBy(game: Game<State1862>, s: State1862, seat: Seat, first: Action1862, union: Union): number[] | null {
  const both = [union.survivor, union.absorbed];
  const after = united(game, s, seat, first);
  if (!after) return null;
  const [then, before] = [holdings(after, both), holdings(s, both)];
  const partner = both.find((company) => company !== turnOf(s).company)!;
  const idle = losesTurn(s, union.occasion, partner);
  const lost = idle ? revenueOf(s, idle, fleetOf(s, idle), s.board) / 100 : 0;
  return seatsOf(s).map((one, i) => then[i]! - before[i]! - (idle ? lost * percentOf(s, idle, one) : 0));
}

/** A gain is worth less where the others gain as well. */
function lead(gains: readonly number[], seat: Seat): number {
  const all = gains.reduce((a, b) => a + b, 0);
  const own = gains[seat - 1]!;
  return own - (RIVALS * (all - own)) / Math.max(1, gains.length - 1);
}

/** `item`: absorbed and survivor, as proposed. */
export function unionGain({ game, s, seat }: Situation, occasion: Union['occasion'], item: string): number {
  const [absorbed, survivor] = item.split('>') as [CompanyId, CompanyId];
  const gains = gainsBy(game, s, seat, ACCEPT, { occasion, absorbed, survivor });
  return gains ? lead(gains, seat) : -1;
}

const earned = (s: State1862, company: CompanyId): number => revenueOf(s, company, fleetOf(s, company), s.board);

/** Partners of its own director come first, then those of which he has most shares. */
function partnersOf(situation: Situation, type: 'merge' | 'acquire'): readonly CompanyId[] {
  const { s, seat } = situation;
  const all = valuesOf(situation, type) as readonly CompanyId[];
  const rank = (company: CompanyId) => percentOf(s, company, seat) + (presidentOf(s, company) === seat ? 100 : 0);
  return [...all].sort((a, b) => rank(b) - rank(a)).slice(0, PARTNERS);
}

/** The company that earns more survives; the other director is asked only if he gains. */
const unionIdeas =
  (type: 'merge' | 'acquire', occasion: Union['occasion']) =>
  (situation: Situation): Idea[] => {
    const { game, s, seat, careful } = situation;
    if (!careful) return [];
    const { company: active } = turnOf(s);
    return partnersOf(situation, type).flatMap((company) => {
      const [survivor, absorbed] = earned(s, company) > earned(s, active) ? [company, active] : [active, company];
      const action = { type, company, survivor } as const;
      if (checkWhole(game, s, seat, action) !== null) return [];
      const gains = gainsBy(game, s, seat, action, { occasion, survivor, absorbed });
      const director = presidentOf(s, company);
      if (!gains || director === null || (director !== seat && lead(gains, director) <= 0)) return [];
      return [{ action, value: lead(gains, seat) - LEAST }];
    });
  };

export const mergerIdeas = unionIdeas('merge', 'merger');
export const acquisitionIdeas = unionIdeas('acquire', 'acquisition');
