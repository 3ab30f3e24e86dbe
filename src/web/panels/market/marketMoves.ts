// The decision's effect on the markers: compares the market before and after it.
import type { MarketMarker, MarketPicture, MarketSpace } from '../marketPicture.ts';

export interface MarkerMove extends MarketMarker {
  /** Null for a marker that enters the market. */
  readonly from: MarketSpace | null;
  /** Null for a marker that leaves the market. */
  readonly to: MarketSpace | null;
}

export function marketMoves(before: MarketPicture, after: MarketPicture): readonly MarkerMove[] {
  const [was, will] = [placed(before), placed(after)];
  const ids = new Set([...was.keys(), ...will.keys()]);
  return [...ids].flatMap((id) => {
    const [from, to] = [was.get(id), will.get(id)];
    if (from?.space.id === to?.space.id) return [];
    return [{ id, mark: (to ?? from)!.mark, from: from?.space ?? null, to: to?.space ?? null }];
  });
}

const placed = ({ rows }: MarketPicture): Map<string, { space: MarketSpace; mark: MarketMarker['mark'] }> =>
  new Map(rows.flat().flatMap((space) => space.companies.map(({ id, mark }) => [id, { space, mark }] as const)));

/** The market with arriving markers shown under those already there. */
export function withGhosts(picture: MarketPicture, moves: readonly MarkerMove[]): MarketPicture {
  if (moves.length === 0) return picture;
  const coming = (id: string) => moves.filter(({ to }) => to?.id === id).map(({ id, mark }) => ({ id, mark }));
  return {
    ...picture,
    rows: picture.rows.map((row) =>
      row.map((space) => ({ ...space, companies: [...space.companies, ...coming(space.id)] })),
    ),
  };
}
