// The market as plain data: every space with its price, zones and markers, the first one on top, and the spaces to
// which markers go from there.

import { type PriceStep, priceSteps, type RailState } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import { marketLines } from '../../words/web/market.ts';
import type { Words } from '../../words/words.ts';
import type { MarketPicture, MarketSpace } from '../panels/marketPicture.ts';
import type { RailFace } from './railFace.ts';

interface Spot {
  readonly row: number;
  readonly col: number;
}

const idOf = ({ row, col }: Spot): string => `${row}.${col}`;

type Spaces = MarketPicture['rows'];
type Markers = MarketSpace['companies'];

interface Known {
  /** The inputs of its spaces, apart from the markers. */
  readonly from: readonly unknown[];
  readonly spaces: Spaces;
  readonly picture: MarketPicture;
}

/** The last picture made: unchanged parts keep their objects, and so are not drawn again. */
const known = new WeakMap<Words, Known>();

export function marketPicture<S extends RailState>(face: RailFace<S>, s: S, words: Words, lang: Lang): MarketPicture {
  const market = face.game.market(s);
  const from = [face, market, lang];
  const last = known.get(words);
  const before = last && from.every((part, i) => part === last.from[i]) ? last : null;
  const standing = standingOn(face, s);
  const spaces = withMarkers(before?.spaces ?? bareSpaces(face, s, words, lang), standing);
  if (before && spaces === before.spaces) return before.picture;
  const zones = face.zones(lang);
  const picture: MarketPicture = {
    rows: market.zigzag ? inZigzag(spaces) : spaces,
    folds: market.rows.length === 1,
    zones: Object.entries(zones).map(([id, text]) => ({ id, text })),
    ...(face.besides && { besides: Object.entries(face.besides.legend(lang)).map(([id, text]) => ({ id, text })) }),
  };
  known.set(words, { from, spaces, picture });
  return picture;
}

/** The markers on each space. */
function standingOn<S extends RailState>({ marks }: RailFace<S>, s: S): ReadonlyMap<string, Markers> {
  const { arrivals, spots } = s.market;
  const standing = new Map<string, Markers>();
  for (const id of arrivals)
    if (spots[id]) {
      const space = idOf(spots[id]);
      standing.set(space, [...(standing.get(space) ?? []), { id, mark: marks[id]! }]);
    }
  return standing;
}

/** The market without markers: it depends on the table alone, not on the moment. */
function bareSpaces<S extends RailState>(face: RailFace<S>, s: S, { f }: Words, lang: Lang): Spaces {
  const { game } = face;
  const zones = face.zones(lang);
  const table = game.prices(s);
  const { rows } = table.market;
  const l = marketLines[lang];
  const stepOf = ({ cause, least, to }: PriceStep) => ({
    why:
      cause === 'paid' && least !== undefined
        ? l.paidAtLeast(f.money(least))
        : (face.causes?.(lang)[cause] ?? l.causes[cause]),
    to: idOf(to),
    price: rows[to.row]![to.col]!.price,
  });
  return rows.map((line, row) =>
    line.map(({ price, zones: own }, col): MarketSpace => {
      return {
        id: idOf({ row, col }),
        price,
        zone: own.find((zone) => zone in zones) ?? null,
        says: own.flatMap((zone) => zones[zone] ?? []),
        ...(face.besides && { besides: face.besides.at(price) }),
        companies: NOBODY,
        steps: priceSteps(table, { row, col }).map(stepOf),
      };
    }),
  );
}

const NOBODY: Markers = [];

/** Puts the markers on the spaces; spaces and rows with the same markers keep their objects. */
const withMarkers = (spaces: Spaces, standing: ReadonlyMap<string, Markers>): Spaces =>
  changed(spaces, (row) =>
    changed(row, (space) => {
      const companies = standing.get(space.id) ?? NOBODY;
      return isSame(space.companies, companies) ? space : { ...space, companies };
    }),
  );

const isSame = (a: Markers, b: Markers): boolean =>
  a.length === b.length && a.every(({ id, mark }, i) => id === b[i]!.id && mark === b[i]!.mark);

/** A list with each part changed; the same list if no part differs. */
function changed<T>(list: readonly T[], change: (part: T) => T): readonly T[] {
  const next = list.map(change);
  return next.every((part, i) => part === list[i]) ? list : next;
}

/** A zigzag line in two rows: one step moves to the other row, and a space aside is two prices on. */
const inZigzag = ([line = []]: MarketPicture['rows']): MarketPicture['rows'] => [
  line.filter((_, i) => i % 2 === 1),
  line.filter((_, i) => i % 2 === 0),
];
