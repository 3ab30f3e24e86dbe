// The impossible choices, gathered by reason.
import type { Refusal, Value } from '../../../engine/index.ts';
import type { Words } from '../../../words/words.ts';
import type { ChoiceCard } from './cards.ts';

export interface Shut {
  readonly value: Value;
  readonly label: string;
  readonly refusal: Refusal;
  /** The kind of action it would belong to, if the label does not say it: a seller alone tells nothing. */
  readonly kind: string;
}

export const refusedIn = (cards: readonly ChoiceCard[], kind = ''): readonly Shut[] =>
  cards.flatMap(({ value, label, refusal }) => (refusal ? [{ value, label, refusal, kind }] : []));

/** Reasons not worth showing: nobody tries to sell what they lack, or to raise money without need. */
const PLAIN: readonly string[] = ['sell.notHeld', 'raise.notNeeded'];

/**
 * The same for one value among others: a company that is not in the game, or is started already, a seller without
 * trains.
 */
const PLAIN_OF_VALUES: readonly string[] = [
  'share.notStarted',
  'start.started',
  'start.notAvailable',
  'start.closed',
  'train.notForSale',
  'build.notOwner',
];

/** `isKind`: a whole kind of action is refused, not one of its values. */
export const isAsked = ({ refusal: { code } }: Shut, isKind: boolean): boolean =>
  !PLAIN.includes(code) && (isKind || !PLAIN_OF_VALUES.includes(code));

/** The refusals with one reason in one kind of action, each name once. */
export function gathered(all: readonly Shut[], words: Words): readonly (readonly Shut[])[] {
  const reasons = new Map<string, Shut[]>();
  for (const one of all) {
    const reason = JSON.stringify([one.kind, words.refusal(one.refusal)]);
    const same = reasons.get(reason) ?? [];
    if (!same.some(({ label }) => label === one.label)) reasons.set(reason, [...same, one]);
  }
  return [...reasons.values()];
}
