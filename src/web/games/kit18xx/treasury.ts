// What a company has.
import { cashOf } from '../../../engine/money/bank.ts';
import type { RailGame, RailState } from './rail.ts';

export const treasuryOf = <S extends RailState>({ purse }: RailGame<S>, s: S, id: string): number =>
  cashOf(s, purse?.(id) ?? id);
