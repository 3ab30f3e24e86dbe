// Figures that follow from the description of a game alone.
import { treasury } from '../engine/core/owner.ts';
import { priceOf } from '../engine/market/market.ts';
import { type BankSlice, cashOf, type Money } from '../engine/money/bank.ts';
import type { RailGame, RailState } from './rail.ts';

export const treasuryOf = (s: BankSlice, company: string): Money => cashOf(s, treasury(company));

/** The price of a share; 0 where the company has no marker. */
export const sharePrice = <S extends RailState>({ market }: RailGame<S>, s: S, company: string): Money =>
  priceOf(market(s), s, company);

/** Companies with shares that are in play, in the order of the list. */
export const inPlay = <S extends RailState>({ companies, idle }: RailGame<S>, s: S): readonly string[] =>
  companies(s).filter((id) => idle(s, id) === null);

/** Companies of both kinds. */
export const allCompanies = <S extends RailState>({ companies, minors }: RailGame<S>, s: S): readonly string[] => [
  ...(minors?.(s) ?? []),
  ...companies(s),
];
