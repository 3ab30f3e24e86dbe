// A holder's part: half of his shares go to the pool, the rest becomes shares of the survivor, and an odd one is his option
// (R067-R073): paid for and kept, or given up for money (R071-R072).
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { step } from '../../../../engine/core/step.ts';
import { halve, exchange as swap } from '../../../../engine/shares/certificates.ts';
import { certificatesOf, type Holder, moveOrdinary, POOL } from '../../../../engine/shares/shares.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import type { ExchangeFrame } from '../frames.ts';
import type { State1862 } from '../state.ts';
import {
  cashFor,
  concerned,
  DIRECTOR,
  deciderFor,
  exchanging,
  payBank,
  payHolder,
  SHARE,
  sharesIn,
  sharesOf,
} from './concerned.ts';
import {
  certificateInTheWay,
  certificateOption,
  changeCertificate,
  exchangeCertificate,
  giveOrdinary,
} from './directorsCertificate.ts';

export type Reply = 'redeem' | 'sell';

export interface SettleOption {
  readonly type: 'settleOption';
  readonly reply: Reply;
}

/** R071-R072: an odd share, or a director's certificate. */
export function settle(s: State1862, reply: Reply, emit: Emit<Event1862>): void {
  const frame = exchanging(s);
  const { survivor: company, holders } = frame;
  const { certificate, redeem, sell } = frame.option!;
  const holder = holders[0]!;
  const all = certificatesOf(s, company);
  const sum = reply === 'redeem' ? redeem : sell;
  frame.option = null;
  emit?.({ type: 'optionSettled', holder, company, shares: all.percents[certificate]! / SHARE, reply, sum });
  if (reply === 'redeem') payBank(s, frame, holder, sum, emit);
  else {
    payHolder(s, frame, holder, sum, emit);
    all.holders[certificate] = POOL;
  }
}

/** Asked only of a holder who can pay. */
export const settleOption = step<State1862, SettleOption, Event1862>()({
  id: 'settleOption',
  actor: (s) => deciderFor(exchanging(s), exchanging(s).holders[0]!),
  fields: { reply: oneOf(['redeem', 'sell']) },
  conditions: [],
  apply: (s, { reply }, emit) => settle(s, reply, emit),
});

export function part(s: State1862, frame: ExchangeFrame, emit: Emit<Event1862>): void {
  const holder = frame.holders[0]!;
  const given = sharesIn(s, frame, holder);
  if (given === 0) return;
  const company = certificateInTheWay(s, frame, holder);
  if (company === undefined || changeCertificate(s, frame, company, holder)) exchangeHalf(s, frame, holder, emit);
  else keepCertificate(s, frame, company, emit);
  // R194: a holder who cannot pay is not asked
  if (frame.option && cashFor(s, frame, holder) < frame.option.redeem) settle(s, 'sell', emit);
}

function tell(s: State1862, frame: ExchangeFrame, given: number, emit: Emit<Event1862>): void {
  const { survivor, holders } = frame;
  const holder = holders[0]!;
  emit?.({ type: 'sharesExchanged', company: survivor, holder, given, got: sharesOf(s, survivor, holder) });
}

/** R068-R070 */
function exchangeHalf(s: State1862, frame: ExchangeFrame, holder: Holder, emit: Emit<Event1862>): void {
  const { survivor, absorbed, price } = frame;
  const given = sharesIn(s, frame, holder);
  const companies = concerned(frame).map((id) => certificatesOf(s, id));
  const isOdd = halve(companies, holder, POOL, SHARE).option !== null;
  for (const id of absorbed) swapRest(s, id, frame);
  tell(s, frame, given, emit);
  const left = absorbed.find((id) => sharesOf(s, id, holder) > 0);
  if (left !== undefined) sellRest(s, left, frame, isOdd, emit);
  else if (isOdd) {
    const half = Math.floor(price / 2); // R071
    frame.option = { certificate: certificatesOf(s, survivor).holders.indexOf(holder, 1), redeem: half, sell: half };
  }
}

/** R069: one for one from the pool, then from the nearest holder who has not had his part. */
function swapRest(s: State1862, company: CompanyId, { survivor, holders }: ExchangeFrame): void {
  const [given, taken] = [certificatesOf(s, company), certificatesOf(s, survivor)];
  const [holder, ...later] = holders;
  for (const other of [POOL, ...later] as const) swap(given, taken, holder!, other, { give: 1, take: 1 });
}

/** R070: sells the shares that could not be exchanged; the odd one is the last to be, so it is among them. */
function sellRest(
  s: State1862,
  company: CompanyId,
  frame: ExchangeFrame,
  withOption: boolean,
  emit: Emit<Event1862>,
): void {
  const holder = frame.holders[0]!;
  const shares = sharesOf(s, company, holder);
  const round = ruling(s, 'unexchangedOption') === 'up' ? Math.ceil : Math.floor;
  const sum = withOption ? (shares - 1) * frame.price + round(frame.price / 2) : shares * frame.price;
  moveOrdinary(s, company, holder, POOL, shares * SHARE);
  emit?.({ type: 'unexchangedSold', holder, company, shares, option: withOption, sum });
  payHolder(s, frame, holder, sum, emit);
}

/** R072, R193: the certificate is his option; the absorbed company's only if swapped for the survivor's. */
function keepCertificate(s: State1862, frame: ExchangeFrame, company: CompanyId, emit: Emit<Event1862>): void {
  const holder = frame.holders[0]!;
  const given = sharesIn(s, frame, holder);
  const option = certificateOption(given, frame.price);
  giveOrdinary(s, frame, holder);
  const isExchanged = exchangeCertificate(s, frame, company);
  tell(s, frame, given, emit);
  if (isExchanged) {
    frame.option = option;
    return;
  }
  certificatesOf(s, company).holders[0] = POOL;
  emit?.({ type: 'unexchangedSold', holder, company, shares: DIRECTOR, option: true, sum: option.sell });
  payHolder(s, frame, holder, option.sell, emit);
}
