// A table being set up, as the form holds it, and the requests made from it.
import type { NewTable, Pace } from '../../../api/tables.ts';
import { type Rank, withTempers } from '../../../bots/names.ts';
import { isRulingSet, type Option, type RulingSet, unmetNeed, valueIn } from '../../../engine/index.ts';
import type { Assist } from '../../../match/assist.ts';
import type { RulingInfo } from '../../../match/playedBy.ts';
import type { SeatInfo } from '../../../records/record.ts';

export type SeatPlan = 'person' | Rank;

export interface Draft {
  readonly game: string;
  readonly where: 'online' | 'here';
  readonly seats: readonly SeatPlan[];
  /** Names of people at a one-screen table, by seat; empty if not entered. */
  readonly names: readonly string[];
  readonly visibility: 'open' | 'link' | 'private';
  readonly pace: 'live' | 'clock' | 'days';
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
  readonly botSeconds: number;
  readonly assist: Assist;
  readonly startWhenFull: boolean;
  readonly shuffle: boolean;
  readonly asked: Readonly<Record<string, string>>;
}

export const emptyDraft = (game: string, players: number): Draft => ({
  game,
  where: 'online',
  seats: Array.from({ length: players }, () => 'person' as const),
  names: [],
  visibility: 'link',
  pace: 'live',
  minutes: 30,
  increment: 10,
  days: 3,
  botSeconds: 3,
  assist: 'routes',
  startWhenFull: true,
  shuffle: true,
  asked: {},
});

/** Added seats are free for people. */
export const withPlayers = (draft: Draft, players: number): Draft => ({
  ...draft,
  seats: Array.from({ length: players }, (_, i) => draft.seats[i] ?? 'person'),
});

/** The first seat, one's own, stays a person's: somebody has to play. */
export const withSeat = (draft: Draft, index: number, plan: SeatPlan): Draft => ({
  ...draft,
  seats: draft.seats.map((seat, i) => (i === index && index > 0 ? plan : seat)),
});

/** Leaves a value at its default out of the request. */
export const withAsked = (draft: Draft, id: string, value: string, standard: string): Draft => {
  const { [id]: _, ...rest } = draft.asked;
  return { ...draft, asked: value === standard ? rest : { ...rest, [id]: value } };
};

/** The chosen set of rulings; new tables play by the letter. */
export const setOf = ({ asked: { rulings } }: Draft): RulingSet => (isRulingSet(rulings) ? rulings : 'letter');

/** Sets every ruling to the value of a set; single changes made before are dropped. */
export const withSet = (draft: Draft, rulings: readonly RulingInfo[], set: RulingSet): Draft => {
  const others = Object.entries(draft.asked).filter(([id]) => !rulings.some((ruling) => ruling.id === id));
  return withAsked({ ...draft, asked: Object.fromEntries(others) }, 'rulings', set, 'letter');
};

/** The value of each ruling: the one requested, or that of the set. */
export const rulingsIn = (draft: Draft, rulings: readonly RulingInfo[]): Record<string, string> =>
  Object.fromEntries(rulings.map((ruling) => [ruling.id, draft.asked[ruling.id] ?? valueIn(ruling, setOf(draft))]));

/** True if this option can leave its default at a table of this size and kind. */
export const isOpen = (draft: Draft, options: readonly Option[], option: Option): boolean =>
  (option.players?.includes(draft.seats.length) ?? true) && unmetNeed(options, option, draft.asked) === null;

/** Drops options no longer possible since the table's size or kind changed. */
export const asPossible = (draft: Draft, options: readonly Option[]): Draft => {
  const idle = options.filter((option) => !isOpen(draft, options, option)).map(({ id }) => id);
  return { ...draft, asked: Object.fromEntries(Object.entries(draft.asked).filter(([id]) => !idle.includes(id))) };
};

const paceOf = ({ pace, minutes, increment, days }: Draft): Pace =>
  pace === 'days' ? { kind: 'days', days } : { kind: 'live', ...(pace === 'clock' && { minutes, increment }) };

export const hasBots = (draft: Draft): boolean => draft.seats.some((seat) => seat !== 'person');

export const tableOf = (draft: Draft): NewTable => ({
  game: draft.game,
  players: draft.seats.length,
  ...(Object.keys(draft.asked).length > 0 && { asked: { ...draft.asked } }),
  visibility: draft.visibility,
  pace: paceOf(draft),
  bots: draft.seats.flatMap((seat) => (seat === 'person' ? [] : [seat])),
  startWhenFull: draft.startWhenFull,
  shuffle: draft.shuffle,
  botSeconds: draft.botSeconds,
  ...(draft.assist !== 'routes' && { assist: draft.assist }),
});

/** `nameOf` gives a name to seats without one. */
export const localOf = (
  draft: Draft,
  nameOf: (seat: number, plan: SeatPlan) => string,
): { game: string; asked: Draft['asked']; seats: SeatInfo[]; botSeconds: number; assist: Assist } => ({
  game: draft.game,
  asked: draft.asked,
  botSeconds: draft.botSeconds,
  assist: draft.assist,
  seats: draft.seats.map((plan, i) =>
    plan === 'person'
      ? { name: draft.names[i]?.trim() || nameOf(i + 1, plan), kind: 'person' }
      : { name: nameOf(i + 1, plan), kind: 'bot', level: withTempers([plan], i)[0]! },
  ),
});
