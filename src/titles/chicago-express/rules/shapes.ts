// Brings states of older builds into today's shape. Lists and names here are of then: they never change.
import type { Reshape } from '../../../engine/core/game.ts';
import { cashByKind, withNobody } from '../../../engine/core/ownersByKind.ts';
import { placesByName } from '../../../engine/flow/placesByName.ts';

/** The stages of each frame in the first shape, which counted them. */
const stages = {
  opening: ['openNextCompany'],
  auction: ['bid'],
  play: ['action', 'chicagoPhase', 'dividendPhase', 'nextTurn'],
};

interface First {
  readonly players: number;
  readonly flow: Parameters<typeof placesByName>[0];
  readonly cash: Readonly<Record<string, number>>;
}

const withPlacesByName = (s: First) => ({ ...s, flow: placesByName(s.flow, stages) });

const withOwnersByKind = <S extends Pick<First, 'cash'> & { readonly flow: readonly object[] }>(s: S) => ({
  ...s,
  cash: cashByKind(s.cash),
  flow: s.flow.map((frame: { bidder?: unknown; prrOwner?: unknown }) => withNobody(frame, 'bidder', 'prrOwner')),
});

const withSeats = <S extends { readonly players: number }>(s: S) => ({ ...s, seats: s.players });

export const reshape: readonly Reshape[] = [
  // One function for each change of a shape; `up` runs them one after the other.
  {
    to: 2,
    name: 'stages by name, owners by kind',
    up: (state) => withSeats(withOwnersByKind(withPlacesByName(state as First))),
  },
];
