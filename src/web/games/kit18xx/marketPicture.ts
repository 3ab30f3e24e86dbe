// The market as plain data: every space with its price, its zones and the markers upon it, the first one on top.
import type { Lang } from '../../../i18n/phrases.ts';
import type { RailState } from '../../../kernel/index.ts';
import type { MarketPicture } from '../../panels/marketPicture.ts';
import type { RailFace } from './railFace.ts';

export function marketPicture<S extends RailState>(face: RailFace<S>, s: S, lang: Lang): MarketPicture {
  const { arrivals, spots } = s.market;
  const zones = face.zones(lang);
  return {
    zones: Object.entries(zones).map(([id, text]) => ({ id, text })),
    ...(face.besides && { besides: Object.entries(face.besides.legend(lang)).map(([id, text]) => ({ id, text })) }),
    rows: (face.zigzag ? inZigzag : folded)(
      face.game.market(s).rows.map((spaces, row) =>
        spaces.map(({ price, zones: own }, col) => ({
          price,
          zone: own.find((zone) => zone in zones) ?? null,
          ...(face.besides && { besides: face.besides.at(price) }),
          companies: arrivals
            .filter((id) => spots[id]?.row === row && spots[id]?.col === col)
            .map((id) => ({ id, mark: face.marks[id]! })),
        })),
      ),
    ),
  };
}

/** A step down of the line goes from row to row, a space right or left two prices on. */
const inZigzag = ([line = []]: MarketPicture['rows']): MarketPicture['rows'] => [
  line.filter((_, i) => i % 2 === 1),
  line.filter((_, i) => i % 2 === 0),
];

/** As many prices as stand side by side on a phone. */
const SIDE_BY_SIDE = 8;

/** One long line of prices is read like a text, line after line. */
function folded(rows: MarketPicture['rows']): MarketPicture['rows'] {
  const [only, ...others] = rows;
  if (!only || others.length > 0) return rows;
  const starts = Array.from({ length: Math.ceil(only.length / SIDE_BY_SIDE) }, (_, i) => i * SIDE_BY_SIDE);
  return starts.map((from) => only.slice(from, from + SIDE_BY_SIDE));
}
