// Operations on certificates besides moving them: split, turn, change for smaller ones, halve, exchange. The percents
// always add up to 100, and the caller decides who presides afterwards.
import type { Certificates, Holder } from './shares.ts';

/** The president's certificate; the others are ordinary ones. */
const PRESIDENT = 0;

export const totalOf = ({ percents }: Certificates): number => percents.reduce((sum, percent) => sum + percent, 0);

/** The ordinary certificates of a holder, by their numbers. */
const ordinaryOf = ({ holders }: Certificates, holder: Holder): number[] =>
  holders.flatMap((h, number) => (number !== PRESIDENT && h === holder ? [number] : []));

/** The fewest ordinary certificates of a holder worth exactly this percent, by their numbers; null if no set is. */
export function picked(all: Certificates, holder: Holder, percent: number): number[] | null {
  const ways = new Map<number, number[]>([[0, []]]);
  for (const number of ordinaryOf(all, holder))
    for (const [sum, numbers] of [...ways]) {
      const next = sum + all.percents[number]!;
      const known = ways.get(next);
      if (next <= percent && (known === undefined || known.length > numbers.length + 1))
        ways.set(next, [...numbers, number]);
    }
  return ways.get(percent) ?? null;
}

/** Splits a certificate into several of the same holder. The first keeps its number. */
export function split(all: Certificates, number: number, parts: readonly number[]): void {
  const percent = all.percents[number];
  const holder = all.holders[number];
  if (percent === undefined || holder === undefined) throw new Error(`no certificate ${number}`);
  if (parts.length === 0 || parts.some((part) => part <= 0) || parts.reduce((a, b) => a + b, 0) !== percent)
    throw new Error(`${parts.join(' + ')} is not ${percent}%`);
  all.percents[number] = parts[0]!;
  for (const part of parts.slice(1)) {
    all.percents.push(part);
    all.holders.push(holder);
  }
}

/** New certificates, all alike. */
export interface Fresh {
  readonly percent: number;
  readonly count: number;
  readonly holder: Holder;
}

/** Turns every certificate over, to a given fraction of its percent, and adds new certificates for the rest. */
export function turnAll(all: Certificates, part: { readonly of: number; readonly is: number }, fresh: Fresh): void {
  const percents = all.percents.map((percent) => (percent * part.is) / part.of);
  if (!percents.every(Number.isInteger)) throw new Error(`${all.percents.join()} cannot be turned to whole percents`);
  const turned = [...percents, ...Array<number>(fresh.count).fill(fresh.percent)];
  if (totalOf({ ...all, percents: turned }) !== 100) throw new Error(`${turned.join(' + ')} is not 100%`);
  all.percents = turned;
  all.holders = [...all.holders, ...Array<Holder>(fresh.count).fill(fresh.holder)];
}

const moveAll = (all: Certificates, numbers: readonly number[], to: Holder): void => {
  for (const number of numbers) all.holders[number] = to;
};

/** Ordinary certificates of these holders worth exactly this percent, taken from the first holder first. */
function pickedFrom(all: Certificates, holders: readonly Holder[], percent: number): number[] | null {
  const [first, ...others] = holders;
  if (percent === 0) return [];
  if (first === undefined) return null;
  for (let here = percent; here >= 0; here--) {
    const numbers = picked(all, first, here);
    const rest = numbers && pickedFrom(all, others, percent - here);
    if (rest) return [...numbers, ...rest];
  }
  return null;
}

/**
 * Gives a holder's certificate to another for change in ordinary certificates from these holders, in their order.
 * False, with nothing moved, if they lack the right ones.
 */
export function changeFor(
  all: Certificates,
  number: number,
  to: Holder,
  change: number,
  sources: readonly Holder[],
): boolean {
  const holder = all.holders[number]!;
  const small = pickedFrom(all, sources, change);
  if (small === null || small.includes(number)) return false;
  moveAll(all, small, holder);
  all.holders[number] = to;
  return true;
}

/**
 * Gives away exactly this percent: in ordinary certificates if possible, otherwise with the president's among them, or
 * the president's for change from these holders. False, with nothing moved, if the percent cannot be made up.
 */
export function partWith(
  all: Certificates,
  holder: Holder,
  to: Holder,
  percent: number,
  sources: readonly Holder[],
): boolean {
  const plain = picked(all, holder, percent);
  if (plain) {
    moveAll(all, plain, to);
    return true;
  }
  if (all.holders[PRESIDENT] !== holder) return false;
  const president = all.percents[PRESIDENT]!;
  if (percent >= president) {
    const more = picked(all, holder, percent - president);
    if (more) {
      moveAll(all, [PRESIDENT, ...more], to);
      return true;
    }
  }
  return percent < president && changeFor(all, PRESIDENT, to, president - percent, sources);
}

/** The result of halving a holder's shares: the number given up, and the odd share, which becomes an option. */
export interface Halved {
  /** Number of shares given up. */
  readonly returned: number;
  /** The odd share, if there is one: the index of its company in the list, and its number. */
  readonly option: { readonly of: number; readonly number: number } | null;
}

/**
 * A holder gives up half of his shares in several companies, rounded down, those of the first company first. No
 * president's certificate is halved: the last company's stays with him, any other goes first if the half covers it. If
 * the number is odd, one share that he keeps becomes an option: of the first company in which he has an ordinary one
 * left.
 */
export function halve(companies: readonly Certificates[], holder: Holder, to: Holder, unit: number): Halved {
  const held = companies.flatMap((all, of) => ordinaryOf(all, holder).map((number) => ({ all, of, number })));
  const presided = companies.filter(({ holders }) => holders[PRESIDENT] === holder);
  const percent =
    held.reduce((sum, { all, number }) => sum + all.percents[number]!, 0) +
    presided.reduce((sum, { percents }) => sum + percents[PRESIDENT]!, 0);
  const shares = percent / unit;
  const returned = Math.floor(shares / 2);
  const whole: Certificates[] = [];
  let ordinary = returned;
  for (const all of presided) {
    const worth = all.percents[PRESIDENT]! / unit;
    if (all === companies.at(-1) || worth > ordinary) continue;
    whole.push(all);
    ordinary -= worth;
  }
  if (held.some(({ all, number }) => all.percents[number] !== unit) || held.length < ordinary)
    throw new Error(`${shares} shares cannot be halved by ordinary ones`);
  const kept = shares % 2 === 1 ? held[ordinary] : null;
  if (kept === undefined) throw new Error(`no ordinary share of ${shares} is left for an option`);
  for (const all of whole) all.holders[PRESIDENT] = to;
  for (const { all, number } of held.slice(0, ordinary)) all.holders[number] = to;
  return { returned, option: kept && { of: kept.of, number: kept.number } };
}

/** A rate of exchange: a number of ordinary certificates for a number of others. */
export interface Rate {
  readonly give: number;
  readonly take: number;
}

/**
 * Exchanges one holder's certificates of a company for another holder's of a second company, as often as both have
 * enough; returns the number of exchanges.
 */
export function exchange(
  given: Certificates,
  taken: Certificates,
  holder: Holder,
  other: Holder,
  { give, take }: Rate,
  most = Number.POSITIVE_INFINITY,
): number {
  const his = ordinaryOf(given, holder);
  const theirs = ordinaryOf(taken, other);
  const times = Math.min(most, Math.floor(his.length / give), Math.floor(theirs.length / take));
  moveAll(given, his.slice(0, times * give), other);
  moveAll(taken, theirs.slice(0, times * take), holder);
  return times;
}
