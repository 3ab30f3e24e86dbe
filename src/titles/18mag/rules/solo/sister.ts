// Who sells a 2-train to one of István's minors: the next of his with a higher number, else perhaps a lower one (R180-R181).
import { type TrainId, trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import type { MinorId } from '../companies.ts';
import type { State18Mag } from '../state.ts';
import type { CardAction } from './cards.ts';
import { istvansMinors } from './state.ts';

interface Offer {
  readonly from: MinorId;
  readonly train: TrainId;
  readonly price: number;
}

/** Undefined where nobody can sell. */
export function sellerFor(
  s: State18Mag,
  minor: MinorId,
  { higher, lower }: Extract<CardAction, { symbol: 'sister' }>,
): Offer | undefined {
  const all = istvansMinors(s);
  const own = all.indexOf(minor);
  const offerOf = (from: MinorId, price: number): Offer[] => {
    const train = trainsOf(s, from).find((id) => typeOf(id) === '2');
    return train === undefined ? [] : [{ from, train, price }];
  };
  const above = all.slice(own + 1).flatMap((from) => offerOf(from, higher));
  const nearestFirst = all.slice(0, own).reverse();
  const below = lower === null ? [] : nearestFirst.flatMap((from) => offerOf(from, lower));
  return above[0] ?? below[0];
}
