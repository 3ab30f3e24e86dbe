// Rewrites states of older builds into today's shape. Lists and names are those of the old builds and never change.
import type { Reshape } from '../../../engine/core/game.ts';
import { cashByKind, ownerByKind, sharesByKind, withNobody } from '../../../engine/core/ownersByKind.ts';
import { placesByName } from '../../../engine/flow/placesByName.ts';

/** Stages of each frame in the first shape, in which a frame held the number of its stage. */
const stages = {
  privates: ['resolve', 'raiseBid', 'turn'],
  course: ['stockRound', 'operatingRounds'],
  stock: ['secondShare', 'trade', 'nextTurn'],
  operating: ['nextTurn'],
  turn: [
    'homeToken',
    'track',
    'extraTile',
    'links',
    'tokens',
    'borrowAtOnce',
    'borrowTrain',
    'run',
    'payInterest',
    'dividend',
    'trains',
    'loans',
    'forcedRedemption',
    'discardAtEnd',
    'endTurn',
  ],
  raise: ['raise'],
  offer: ['answer'],
  discard: ['discardTrain'],
  city: ['pickCity'],
  settling: ['settleOn', 'settleLoans'],
  formation: ['takeOver', 'replaceTokens', 'keepToken', 'giveUpToken', 'discardTrains'],
};

interface First {
  readonly players: number;
  readonly broken: boolean;
  readonly flow: Parameters<typeof placesByName>[0];
  readonly rulesVersion: number;
  readonly rulings: Readonly<Record<string, string>>;
  readonly cash: Readonly<Record<string, number>>;
  readonly shares: Parameters<typeof sharesByKind>[0];
  readonly privates: Readonly<Record<string, string>>;
  readonly cgr: { readonly buyer: number };
  readonly bankrupt: number;
}

const withPlacesByName = (s: First) => ({ ...s, flow: placesByName(s.flow, stages) });

interface FirstFrame {
  readonly lastBuyer?: unknown;
  readonly lastActor?: unknown;
  readonly from?: string;
}

function withOwnersByKind<S extends Omit<First, 'flow'> & { readonly flow: readonly object[] }>(s: S) {
  const { privates } = s;
  return {
    ...withNobody(s, 'bankrupt'),
    cash: cashByKind(s.cash),
    shares: sharesByKind(s.shares),
    privates: Object.fromEntries(Object.entries(privates).map(([id, owner]) => [id, ownerByKind(owner, 'closed')])),
    cgr: withNobody(s.cgr, 'buyer'),
    flow: s.flow.map((frame: FirstFrame) => ({
      ...withNobody(frame, 'lastBuyer', 'lastActor'),
      ...(frame.from === undefined ? {} : { from: ownerByKind(frame.from, 'closed') }),
    })),
  };
}

/** Stores the ruling, which was asked at every payment; in rules version 1 a bank broke below zero by default. */
const withBreakingPoint = <S extends Pick<First, 'rulings' | 'rulesVersion'>>(s: S) => ({
  ...s,
  breaksBelow: (s.rulings.bankBreaks ?? (s.rulesVersion < 2 ? 'belowZero' : 'atZero')) === 'atZero' ? 1 : 0,
});

const withSeats = <S extends { readonly players: number }>(s: S) => ({ ...s, seats: s.players });

/** Operating rounds remember if their set is the last one. */
const withLastRounds = <S extends { readonly broken: boolean; readonly flow: readonly { readonly kind: string }[] }>(
  s: S,
) => ({
  ...s,
  flow: s.flow.map((frame) => (frame.kind === 'operating' ? { ...frame, last: s.broken } : frame)),
});

/** A formation becomes the exchange of all games, its shares already exchanged (no holders are left). */
const withExchange = <S extends { readonly flow: readonly { readonly kind: string }[] }>(s: S) => ({
  ...s,
  flow: s.flow.map((frame) =>
    frame.kind === 'formation'
      ? { ...frame, kind: 'exchange', occasion: 'formation', survivor: 'CGR', holders: [] }
      : frame,
  ),
});

export const reshape: readonly Reshape[] = [
  // Each change of a shape has its own function; `up` applies them in turn.
  {
    to: 2,
    name: 'stages by name, owners by kind',
    up: (state) =>
      withSeats(withBreakingPoint(withExchange(withOwnersByKind(withLastRounds(withPlacesByName(state as First)))))),
  },
];
