// What cannot be chosen, gathered by reason.
import type { Refusal, Value } from '../../../engine/index.ts';
import type { Words } from '../../../i18n/words.ts';
import type { ChoiceCard } from '../cards.ts';

export interface Shut {
  readonly value: Value;
  readonly label: string;
  readonly refusal: Refusal;
  /** The kind of action it would be part of, where the label does not say it: a seller alone tells nothing. */
  readonly kind: string;
}

export const refusedIn = (cards: readonly ChoiceCard[], kind = ''): readonly Shut[] =>
  cards.flatMap(({ value, label, refusal }) => (refusal ? [{ value, label, refusal, kind }] : []));

/** What is refused for one reason in one kind of action, each name once. */
export function gathered(all: readonly Shut[], words: Words): readonly (readonly Shut[])[] {
  const reasons = new Map<string, Shut[]>();
  for (const one of all) {
    const reason = JSON.stringify([one.kind, words.refusal(one.refusal)]);
    const same = reasons.get(reason) ?? [];
    if (!same.some(({ label }) => label === one.label)) reasons.set(reason, [...same, one]);
  }
  return [...reasons.values()];
}
