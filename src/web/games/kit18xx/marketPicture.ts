// The market as plain data: every space with its price, its zones and the markers upon it, the first one on top.
import type { Lang } from '../../../i18n/phrases.ts';
import type { MarketPicture } from '../../panels/marketPicture.ts';
import type { RailGame, RailState } from './rail.ts';

export function marketPicture<S extends RailState>(game: RailGame<S>, s: S, lang: Lang): MarketPicture {
  const { arrivals, spots } = s.market;
  const zones = game.zones(lang);
  return {
    zones: Object.entries(zones).map(([id, text]) => ({ id, text })),
    rows: game.market.rows.map((spaces, row) =>
      spaces.map(({ price, zones: own }, col) => ({
        price,
        zone: own.find((zone) => zone in zones) ?? null,
        companies: arrivals
          .filter((id) => spots[id]?.row === row && spots[id]?.col === col)
          .map((id) => ({ id, mark: game.marks[id]! })),
      })),
    ),
  };
}
