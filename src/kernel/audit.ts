// The audit of every position of an 18xx game: money, certificates, markers, trains, tokens and tiles are all there,
// once. It returns the first fault as a sentence, or null.
import { auditMoney } from '../engine/money/bank.ts';
import { auditShares } from '../engine/shares/shares.ts';
import { tilesLeft } from '../engine/track/upgrades.ts';
import { typeOf } from '../engine/trains/depot.ts';
import { allCompanies, inPlay } from './figures.ts';
import type { RailGame, RailState } from './rail.ts';

type Sentence<S> = (s: S) => string | null;

/**
 * `own`: further checks of the game. A bank without limit holds minus the cash of all others, so that the sum is
 * nothing.
 */
export const auditOf =
  <S extends RailState>(game: RailGame<S>, ...own: readonly Sentence<S>[]): Sentence<S> =>
  (s) =>
    auditMoney(s, game.money(s) ?? 0) ??
    auditShares(s) ??
    auditMarkers(game, s) ??
    auditTrains(game, s) ??
    auditTokens(game, s) ??
    auditTiles(game, s) ??
    own.reduce<string | null>((fault, sentence) => fault ?? sentence(s), null);

function auditMarkers<S extends RailState>(game: RailGame<S>, s: S): string | null {
  const without = inPlay(game, s).find((id) => !s.market.spots[id] && !game.isUnpriced?.(s, id));
  return without === undefined ? null : `${without} has no marker`;
}

/** No train is in two hands, and no more are in play than the bank has sold. */
function auditTrains<S extends RailState>(game: RailGame<S>, s: S): string | null {
  const all = [...s.depot.pool, ...Object.values(s.trains).flat()];
  if (new Set(all).size !== all.length) return 'a train is in two hands';
  for (const { type, count } of game.trainTypes(s)) {
    const sold = s.depot.sold[type] ?? 0;
    if (count !== null && sold > count) return `${sold} trains of type ${type} are sold`;
    if (all.filter((train) => typeOf(train) === type).length > sold) return `too many trains of type ${type}`;
  }
  return null;
}

function auditTokens<S extends RailState>(game: RailGame<S>, s: S): string | null {
  const standing = Object.values(s.board.tokens).flat();
  const companies = allCompanies(game, s);
  const stranger = standing.find((id) => id !== null && !companies.includes(id));
  if (stranger) return `${stranger} is no company and has a token on the map`;
  for (const id of companies) {
    const placed = standing.filter((company) => company === id).length;
    const left = game.tokensLeft(s, id);
    const all = game.tokens?.(id);
    if (all !== undefined && placed + left !== all) return `${id} has ${placed} tokens on the map and ${left} beside`;
    if (placed > 0 && !game.standsEarly && game.idle(s, id) !== null)
      return `${id} is not in play and has a token on the map`;
  }
  return null;
}

/** Both faces of a piece share its count. */
function auditTiles<S extends RailState>(game: RailGame<S>, s: S): string | null {
  if (game.countsTiles?.(s) === false) return null;
  const map = game.map(s);
  const short = Object.values(s.board.laid).find(([tile]) => tilesLeft(map, s.board, tile) < 0);
  return short ? `too many pieces of tile ${short[0]} are laid` : null;
}
