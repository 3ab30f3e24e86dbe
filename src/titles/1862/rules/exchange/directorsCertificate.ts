// A director with fewer than six shares cannot halve his certificate: he changes it, or it becomes his option (R072, R193).
import { certificatesOf, type Holder, holdsPresidency, POOL } from '../../../../engine/shares/shares.ts';
import type { CompanyId } from '../companies.ts';
import type { ExchangeFrame, ShareOption } from '../frames.ts';
import type { State1862 } from '../state.ts';
import { concerned, DIRECTOR, sharesIn } from './concerned.ts';

const ENOUGH = 6;

/** The company whose director's certificate he would have to halve; undefined if he has none, or enough shares. */
export const certificateInTheWay = (s: State1862, frame: ExchangeFrame, holder: Holder): CompanyId | undefined =>
  sharesIn(s, frame, holder) < ENOUGH
    ? concerned(frame).find((company) => holdsPresidency(s, company, holder))
    : undefined;

/** R072, R192: changes it for three shares of the pool, the survivor's first. Returns false if the pool has fewer. */
export function changeCertificate(s: State1862, frame: ExchangeFrame, company: CompanyId, holder: Holder): boolean {
  const shares = concerned(frame)
    .reverse()
    .flatMap((id) =>
      certificatesOf(s, id).holders.flatMap((at, number) => (at === POOL && number > 0 ? [{ id, number }] : [])),
    )
    .slice(0, DIRECTOR);
  if (shares.length < DIRECTOR) return false;
  for (const { id, number } of shares) certificatesOf(s, id).holders[number] = holder;
  certificatesOf(s, company).holders[0] = POOL;
  return true;
}

/** R072-R073: the price to keep the certificate and the money for giving it up, by the shares he had; rounded down. */
export const certificateOption = (shares: number, price: number): ShareOption => ({
  certificate: 0,
  redeem: Math.floor(((2 * DIRECTOR - shares) * price) / 2),
  sell: Math.floor((shares * price) / 2),
});

/** R072: his ordinary shares go to the pool. */
export function giveOrdinary(s: State1862, frame: ExchangeFrame, holder: Holder): void {
  for (const company of concerned(frame)) {
    const all = certificatesOf(s, company);
    all.holders = all.holders.map((at, number) => (at === holder && number > 0 ? POOL : at));
  }
}

/**
 * R193: swaps the absorbed company's certificate for the survivor's, with the pool or a holder still to come. Returns
 * false if it lies with neither.
 */
export function exchangeCertificate(s: State1862, frame: ExchangeFrame, company: CompanyId): boolean {
  const [mine, theirs] = [certificatesOf(s, company), certificatesOf(s, frame.survivor)];
  const [holder, ...later] = frame.holders;
  const other = theirs.holders[0]!;
  if (mine === theirs) return true;
  if (other !== POOL && !later.includes(other)) return false;
  theirs.holders[0] = holder!;
  mine.holders[0] = other;
  return true;
}
