// Visible facts of every 18xx game: treasuries, certificates, prices, trains, tiles and stations.
import { companyOf, isTreasury } from '../../../src/engine/core/owner.ts';
import { byPrice, type MarketFacts, type MarketSlice, priceOf } from '../../../src/engine/market/market.ts';
import type { Purse } from '../../../src/engine/money/bank.ts';
import { type Holder, presidentOf, type SharesSlice } from '../../../src/engine/shares/shares.ts';
import type { BoardSlice } from '../../../src/engine/track/board.ts';
import { type DepotSlice, leftOf, type TrainFacts, trainsOf, typeOf } from '../../../src/engine/trains/depot.ts';

export const each = <V>(ids: readonly string[], value: (id: string) => V): Record<string, V> =>
  Object.fromEntries(ids.map((id) => [id, value(id)]));

/** Owners by name: a seat by its number, a company by its id. */
export const ownerSeen = (owner: Holder | Purse, nobody = 'gone'): string =>
  owner === null ? nobody : isTreasury(owner) ? companyOf(owner) : String(owner);

/** Percentages of each holder's certificates, and the presidents. Equal certificates are not told apart. */
export function sharesSeen(s: SharesSlice, companies: readonly string[]) {
  return each(companies, (id) => {
    const { percents, holders } = s.shares[id]!;
    const held = [...new Set(holders)].map((holder) => [
      ownerSeen(holder),
      percents.filter((_, i) => holders[i] === holder).sort((a, b) => b - a),
    ]);
    return { held: Object.fromEntries(held), president: presidentOf(s, id) ?? 0 };
  });
}

/** Prices, and the order in which markers lie. */
export const marketSeen = (facts: MarketFacts, s: MarketSlice) =>
  byPrice(facts, s).map((id) => [id, s.market.spots[id]!.row, s.market.spots[id]!.col, priceOf(facts, s, id)]);

export const trainsSeen = (s: DepotSlice, owners: readonly string[]) =>
  each(owners, (id) => trainsOf(s, id).map(typeOf));

export const depotSeen = (s: DepotSlice, types: readonly TrainFacts[]) => ({
  left: each(
    types.map(({ type }) => type),
    (type) => leftOf(s, types.find((facts) => facts.type === type)!),
  ),
  pool: s.depot.pool.map(typeOf),
});

export const boardSeen = ({ board }: BoardSlice) => ({ laid: board.laid, stations: board.tokens });
