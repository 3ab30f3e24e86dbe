// The market as plain data: every space with its price, its zones, the markers upon it, the first one on top, and where
// markers go from there.
import type { Lang } from '../../../i18n/phrases.ts';
import { marketLines } from '../../../i18n/web/market.ts';
import type { Words } from '../../../i18n/words.ts';
import type { PriceStep, RailState } from '../../../kernel/index.ts';
import type { MarketPicture, MarketSpace } from '../../panels/marketPicture.ts';
import type { RailFace } from './railFace.ts';

interface Spot {
  readonly row: number;
  readonly col: number;
}

const idOf = ({ row, col }: Spot): string => `${row}.${col}`;

export function marketPicture<S extends RailState>(face: RailFace<S>, s: S, { f }: Words, lang: Lang): MarketPicture {
  const { arrivals, spots } = s.market;
  const { game } = face;
  const zones = face.zones(lang);
  const { rows } = game.market(s);
  const l = marketLines[lang];
  const stepOf = ({ cause, least, to }: PriceStep) => ({
    why:
      cause === 'paid' && least !== undefined
        ? l.paidAtLeast(f.money(least))
        : (face.causes?.(lang)[cause] ?? l.causes[cause]),
    to: idOf(to),
    price: rows[to.row]![to.col]!.price,
  });
  const standing = new Map<string, MarketSpace['companies'][number][]>();
  for (const id of arrivals)
    if (spots[id]) {
      const space = idOf(spots[id]);
      standing.set(space, [...(standing.get(space) ?? []), { id, mark: face.marks[id]! }]);
    }
  const spaces = rows.map((line, row) =>
    line.map(({ price, zones: own }, col): MarketSpace => {
      const id = idOf({ row, col });
      return {
        id,
        price,
        zone: own.find((zone) => zone in zones) ?? null,
        says: own.flatMap((zone) => zones[zone] ?? []),
        ...(face.besides && { besides: face.besides.at(price) }),
        companies: standing.get(id) ?? [],
        steps: game.priceSteps(s, { row, col }).map(stepOf),
      };
    }),
  );
  return {
    rows: face.zigzag ? inZigzag(spaces) : spaces,
    folds: rows.length === 1,
    zones: Object.entries(zones).map(([id, text]) => ({ id, text })),
    ...(face.besides && { besides: Object.entries(face.besides.legend(lang)).map(([id, text]) => ({ id, text })) }),
  };
}

/** A step down of the line goes from row to row, a space right or left two prices on. */
const inZigzag = ([line = []]: MarketPicture['rows']): MarketPicture['rows'] => [
  line.filter((_, i) => i % 2 === 1),
  line.filter((_, i) => i % 2 === 0),
];
