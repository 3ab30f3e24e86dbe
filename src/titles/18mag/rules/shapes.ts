// States as older builds laid them out, and how they become today's. Lists and names here are of then: they never change.
import type { Reshape } from '../../../engine/core/game.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { cashByKind, sharesByKind, withNobody } from '../../../engine/core/ownersByKind.ts';
import { placesByName } from '../../../engine/flow/placesByName.ts';

/** The stages of each frame in the first shape, where a frame counted them. */
const stages = {
  draft: ['take', 'nextPick'],
  course: ['stockRound', 'operatingRounds'],
  stock: ['istvansTurn', 'trade', 'nextTurn'],
  operating: ['nextTurn'],
  minor: ['track', 'token', 'run', 'trains'],
  major: ['payAll', 'token', 'dividend'],
  offer: ['answer'],
  istvanSetup: ['drawCards', 'pickCards', 'takeMinors', 'drawShareCard'],
  istvan: ['track', 'askUpgrade', 'token', 'askToken', 'scrap', 'run', 'trains'],
};

interface First {
  readonly players: number;
  readonly flow: Parameters<typeof placesByName>[0];
  readonly cash: Readonly<Record<string, number>>;
  readonly shares: Parameters<typeof sharesByKind>[0];
  readonly minors: Readonly<Record<string, { readonly owner: number }>>;
}

const withPlacesByName = (s: First) => ({ ...s, flow: placesByName(s.flow, stages) });

/** Minors and seats are both numbers: the purse of a minor had a letter before it. */
const withOwnersByKind = <S extends Omit<First, 'flow'>>(s: S) => ({
  ...s,
  cash: cashByKind(s.cash, (purse) => purse.replace(/^m(?=\d)/, '')),
  shares: sharesByKind(s.shares),
  minors: Object.fromEntries(Object.entries(s.minors).map(([id, minor]) => [id, withNobody(minor, 'owner')])),
});

/** With one player István had the second seat, though nobody counted it. */
const withSeats = <S extends { readonly players: number }>(s: S) => ({ ...s, seats: Math.max(2, s.players) });

interface FirstFrame {
  readonly kind: string;
  readonly train?: string;
  readonly from?: string;
  readonly refused?: readonly string[];
}

/** Rounds and offers became those of all 18xx games. */
function frameOfAllGames({ train, ...frame }: FirstFrame): object {
  if (frame.kind === 'stock') return { ...frame, lastActor: null, bought: null };
  if (frame.kind === 'offer') return { ...frame, what: 'train', item: train, from: treasury(frame.from!) };
  if (frame.kind === 'minor') return { ...frame, refused: frame.refused!.map((offer) => `train:${offer}`) };
  return frame;
}

const withFramesOfAllGames = <S extends { readonly flow: readonly FirstFrame[] }>(s: S) => ({
  ...s,
  flow: s.flow.map(frameOfAllGames),
});

export const reshape: readonly Reshape[] = [
  // Each thing that became different with a shape is a function of its own; `up` does them one after the other.
  {
    to: 2,
    name: 'stages by name, owners by kind',
    up: (state) => withSeats(withOwnersByKind(withFramesOfAllGames(withPlacesByName(state as First)))),
  },
];
