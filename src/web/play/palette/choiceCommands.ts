// What the decision at hand offers, as commands.

import { dealOf, deed } from '../cards.ts';
import { nameOf } from '../nameOf.ts';
import type { Play } from '../Play.ts';
import type { Hand } from '../useHand.ts';
import type { Command } from './command.ts';

export function choiceCommands({ desk, look, words, face, lang }: Play, hand: Hand): readonly Command[] {
  if (!desk) return [];
  const deal = dealOf(desk, look.path, words, {
    name: (id, field) => nameOf(id, words, face, lang, field),
    ...(face.seldom ? { seldom: face.seldom } : {}),
  });
  const numbers = deal.cards.filter((card) => card.range);
  const ready: readonly Command[] = deal.ready
    ? [{ id: 'ready', group: 'choices', label: deed(deal.ready, words), key: '↵', run: hand.carryOut }]
    : [];
  return [
    ...ready,
    ...deal.cards.flatMap((card): Command[] => {
      const { next } = card;
      if (!next) return [];
      const run = card.range ? () => typeNumber(numbers.indexOf(card)) : () => hand.pick(next);
      return [{ id: `choice ${card.value}`, group: 'choices', label: card.label, hint: card.effects.join(' · '), run }];
    }),
  ];
}

/** A number is typed where it is asked for. */
const typeNumber = (place: number): void =>
  document.querySelectorAll<HTMLInputElement>('#decision input[type=number]')[place]?.select();
