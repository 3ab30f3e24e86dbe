// The companies and purses of an exchange: each player for himself, the companies together (R067, R194).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, cashOf, type Money, type Purse, pay } from '../../../../engine/money/bank.ts';
import { type Holder, isSeat, percentOf } from '../../../../engine/shares/shares.ts';
import { exchangeOf } from '../../../../kernel/exchange/exchange.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import type { ExchangeFrame } from '../frames.ts';
import type { State1862 } from '../state.ts';

/** One share in percent, and a director's certificate in shares (R002). */
export const SHARE = 10;
export const DIRECTOR = 3;

type Companies = Pick<ExchangeFrame, 'survivor' | 'absorbed'>;

export const exchanging = (s: State1862): ExchangeFrame => exchangeOf<ExchangeFrame>(s);

/** The companies of an exchange, the absorbed one first: its shares are given up first (R068). */
export const concerned = ({ survivor, absorbed }: Companies): CompanyId[] => [...absorbed, survivor];

/** The other company; null in a refinancing. */
export const partnerOf = (frame: ExchangeFrame): CompanyId | null =>
  concerned(frame).find((id) => id !== frame.active) ?? null;

export const sharesOf = (s: State1862, company: CompanyId, holder: Holder): number =>
  percentOf(s, company, holder) / SHARE;

export const sharesIn = (s: State1862, frame: Companies, holder: Holder): number =>
  concerned(frame).reduce((sum, company) => sum + sharesOf(s, company, holder), 0);

/** R067: the active director decides for the companies. */
export const deciderFor = ({ director }: ExchangeFrame, holder: Holder): Seat => (isSeat(holder) ? holder : director);

/** The purses of a holder: the active company pays before its partner (R194). */
function pursesOf(frame: ExchangeFrame, holder: Holder): Purse[] {
  if (isSeat(holder)) return [holder];
  const partner = partnerOf(frame);
  return [treasury(frame.active), ...(partner === null ? [] : [treasury(partner)])];
}

export const cashFor = (s: State1862, frame: ExchangeFrame, holder: Holder): Money =>
  pursesOf(frame, holder).reduce<Money>((sum, purse) => sum + cashOf(s, purse), 0);

export function payBank(s: State1862, frame: ExchangeFrame, holder: Holder, sum: Money, emit: Emit<Event1862>): void {
  let left = sum;
  for (const purse of pursesOf(frame, holder)) {
    const here = Math.min(left, cashOf(s, purse));
    pay(s, purse, BANK, here, 'option', emit);
    left -= here;
  }
}

export function payHolder(s: State1862, frame: ExchangeFrame, holder: Holder, sum: Money, emit: Emit<Event1862>): void {
  pay(s, BANK, pursesOf(frame, holder)[0]!, sum, 'option', emit);
}
