// The earnings of majors by their services, with the effect of a full payment; and the next choosers in the draft.
import { percentOf, type Seat, seatsOf } from '../../../engine/index.ts';
import { dividendCause, priceAfter, treasuryOf } from '../../../kernel/index.ts';
import { type MajorId, majorsOf } from '../rules/companies.ts';
import { pricesOf } from '../rules/market.ts';
import { draftOf, minorsTaken, sharesTaken } from '../rules/opening/draft.ts';
import { isDraftOver, pickerOf } from '../rules/opening/draftLimits.ts';
import { mostToPay } from '../rules/operating/dividend.ts';
import { priceOf, type State18Mag } from '../rules/state.ts';

export interface Service {
  readonly major: MajorId;
  readonly treasury: number;
  /** For each share, at the highest possible payment. */
  readonly share: number;
  readonly price: { readonly now: number; readonly after: number };
}

const SHARES = 10;

export function servicesIn(s: State18Mag): readonly Service[] {
  return majorsOf(s).map((major) => {
    const paid = mostToPay(s, major);
    const after = priceAfter(pricesOf(s), s.market.spots[major]!, dividendCause(paid), { paid });
    return {
      major,
      treasury: treasuryOf(s, major),
      share: paid / SHARES,
      price: { now: priceOf(s, major), after },
    };
  });
}

export interface DraftFacts {
  /** The seat that chooses now, then those after it, as far ahead as shown. */
  readonly next: readonly Seat[];
  readonly taken: readonly { readonly seat: Seat; readonly minors: number; readonly shares: number }[];
}

/** Laps of the order shown. */
const laps = 2;

/** Null when it is over. */
export function draftIn(s: State18Mag): DraftFacts | null {
  if (!s.flow.some(({ kind }) => kind === 'draft')) return null;
  const { picks } = draftOf(s);
  const next: Seat[] = [];
  for (let at = picks; at < picks + laps * s.players && !isDraftOver(s, at); at++) next.push(pickerOf(s, at));
  return {
    next,
    taken: seatsOf(s)
      .slice(0, s.players)
      .map((seat) => ({ seat, minors: minorsTaken(s, seat), shares: sharesTaken(s, seat) })),
  };
}

/** True once anybody holds shares: before that there is nothing to earn. */
export const isUnderWay = (s: State18Mag): boolean =>
  majorsOf(s).some((major) => seatsOf(s).some((seat) => percentOf(s, major, seat) > 0)) && draftIn(s) === null;
