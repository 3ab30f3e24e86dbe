// The rank of a company, its zone on the Dragons' chart, and the price of its share there (R030-R034, R058-R059).
import { automaton } from '../../../engine/core/owner.ts';
import type { Money } from '../../../engine/money/bank.ts';
import { tokenNodes } from '../../../engine/track/tokens.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import { type Zone, zoneOf as zoneAt } from './chart.ts';
import { priceIn } from './market.ts';
import { own, type State1865 } from './state.ts';
import { phaseNumber } from './trains.ts';

/** The Dragons as a holder of certificates: they have no money and never preside (R043, R045). */
export const DRAGONS = automaton('dragons');

/** R030: the phase numbers of its trains, and its tokens on the map. */
export const rankOf = (s: State1865, company: string): number =>
  trainsOf(s, company).reduce((sum, train) => sum + phaseNumber(train), 0) + tokenNodes(s.board, company).length;

/** R046: null for a company that has no marker on the chart. */
export const zoneOf = (s: State1865, company: string): Zone | null => {
  const { row } = own(s, company);
  return row === 0 ? null : zoneAt(row, rankOf(s, company));
};

/** R058, R147: the price by zone of a share of the Dragons, or of a company that is absorbed. */
export const zonePrice = (s: State1865, company: string): Money =>
  priceIn(zoneOf(s, company) ?? 'red', s.market.spots[company]!);
