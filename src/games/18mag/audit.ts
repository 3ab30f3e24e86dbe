// What must hold in every position: money, certificates, trains, tokens and tiles are all there, once.
import { auditMoney } from '../../engine/money/bank.ts';
import { auditShares, percentOf, presidentOf } from '../../engine/shares/shares.ts';
import { typeOf } from '../../engine/trains/depot.ts';
import { type CompanyId, majorsOf, minorsOf, tokensOf } from './companies.ts';
import { mapOf } from './maps/maps.ts';
import { TRAIN_LIMIT, trainTypes } from './phases.ts';
import { minorOf, type State18Mag } from './state.ts';

/** R003: the bank gives without limit, so all purses together hold nothing. */
export const audit = (s: State18Mag): string | null =>
  auditMoney(s, 0) ?? auditShares(s) ?? auditDirectors(s) ?? auditTrains(s) ?? auditTokens(s) ?? auditTiles(s);

function auditDirectors(s: State18Mag): string | null {
  for (const id of majorsOf(s)) {
    const director = presidentOf(s, id);
    if (director !== null && s.shares[id]!.holders[0] !== director)
      return `the director of ${id} lacks its certificate`;
    if (director !== null && percentOf(s, id, director) < 20) return `the director of ${id} holds less than 20%`;
    if (!s.market.spots[id]) return `${id} has no marker`;
  }
  return null;
}

function auditTrains(s: State18Mag): string | null {
  const all = Object.values(s.trains).flat();
  if (new Set(all).size !== all.length) return 'a train is in two hands';
  for (const { type } of trainTypes(s)) {
    const about = all.filter((train) => typeOf(train) === type).length;
    if (about > (s.depot.sold[type] ?? 0)) return `too many trains of type ${type}`;
  }
  for (const [owner, trains] of Object.entries(s.trains))
    if (trains.length > TRAIN_LIMIT) return `${owner} has ${trains.length} trains`;
  return null;
}

function auditTokens(s: State18Mag): string | null {
  const standing = Object.values(s.board.tokens).flat();
  for (const id of [...minorsOf(s), ...majorsOf(s)] as CompanyId[]) {
    const placed = standing.filter((company) => company === id).length;
    if (placed + s.tokens[id]! !== tokensOf(id))
      return `${id} has ${placed} tokens on the map and ${s.tokens[id]} beside`;
  }
  for (const id of minorsOf(s))
    if (minorOf(s, id).terrainTokens < 0) return `${id} has spent a terrain token that it had not`;
  return null;
}

/** Both faces of a piece share its count (R076). */
function auditTiles(s: State18Mag): string | null {
  const { tiles } = mapOf(s);
  const laid = new Map<string, number>();
  for (const [tile] of Object.values(s.board.laid)) {
    const { otherSide } = tiles[tile]!;
    for (const face of otherSide === undefined ? [tile] : [tile, otherSide]) laid.set(face, (laid.get(face) ?? 0) + 1);
  }
  for (const [tile, pieces] of laid)
    if (pieces > tiles[tile]!.count!) return `${pieces} pieces of tile ${tile} are laid`;
  return null;
}
