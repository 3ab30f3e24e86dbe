// Rewrites states of older builds into today's shape. Lists and names are those of the old builds and never change.
import type { Reshape } from '../../../engine/core/game.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { cashByKind, sharesByKind, withNobody } from '../../../engine/core/ownersByKind.ts';
import { placesByName } from '../../../engine/flow/placesByName.ts';

/** Stages of each frame in the first shape, in which a frame held the number of its stage. */
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

/** Strips the letter from the purses of minors, which told their numbers from those of seats. */
const withOwnersByKind = <S extends Omit<First, 'flow'>>(s: S) => ({
  ...s,
  cash: cashByKind(s.cash, (purse) => purse.replace(/^m(?=\d)/, '')),
  shares: sharesByKind(s.shares),
  minors: Object.fromEntries(Object.entries(s.minors).map(([id, minor]) => [id, withNobody(minor, 'owner')])),
});

/** Counts István's seat, the second in games with one player. */
const withSeats = <S extends { readonly players: number }>(s: S) => ({ ...s, seats: Math.max(2, s.players) });

interface FirstFrame {
  readonly kind: string;
  readonly train?: string;
  readonly from?: string;
  readonly refused?: readonly string[];
}

/** Turns a frame of a round or an offer into that of all 18xx games. */
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
  // Each change of a shape has its own function; `up` applies them in turn.
  {
    to: 2,
    name: 'stages by name, owners by kind',
    up: (state) => withSeats(withOwnersByKind(withFramesOfAllGames(withPlacesByName(state as First)))),
  },
];
