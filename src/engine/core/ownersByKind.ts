// In the first shape of states, owners were strings: seat '1', a company's bare id, and 0 or a special word for nobody.
import type { Seat } from './action.ts';
import { type Treasury, treasury } from './owner.ts';

const WORDS = ['bank', 'offer', 'pool'] as const;
type Word = (typeof WORDS)[number];

const isSeat = (owner: string): boolean => /^\d+$/.test(owner);
const isWord = (owner: string): owner is Word => (WORDS as readonly string[]).includes(owner);

/** An owner in the old form; `nobody` is the old word for a thing without an owner. */
export function ownerByKind(owner: string, nobody: string): Seat | Treasury | Word | null {
  if (owner === nobody) return null;
  if (isWord(owner)) return owner;
  return isSeat(owner) ? Number(owner) : treasury(owner);
}

/** A copy with null in each of these fields that held 0 for nobody. */
export const withNobody = <T extends object>(x: T, ...fields: readonly (keyof T)[]): T => ({
  ...x,
  ...Object.fromEntries(fields.filter((field) => x[field] === 0).map((field) => [field, null])),
});

/** Renames the purses: a company's was its id, or a key that `companyAt` turns into the id. */
export const cashByKind = (
  cash: Readonly<Record<string, number>>,
  companyAt = (purse: string): string => purse,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(cash).map(([purse, sum]) => [
      isSeat(purse) || isWord(purse) ? purse : treasury(companyAt(purse)),
      sum,
    ]),
  );

interface FirstCertificates {
  readonly holders: readonly string[];
  readonly president: number;
}

/** Certificates by company, with their holders by kind and null for no president. */
export const sharesByKind = (shares: Readonly<Record<string, FirstCertificates>>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(shares).map(([company, all]) => [
      company,
      { ...withNobody(all, 'president'), holders: all.holders.map((holder) => ownerByKind(holder, 'gone')) },
    ]),
  );
