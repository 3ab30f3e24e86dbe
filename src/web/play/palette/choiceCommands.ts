// The present decision's choices as commands: those flat at its top with one touch, the rest by their cards.
import { readyOf } from '../../../match/menu.ts';
import type { ChoiceCard, Deal } from '../decision/cards.ts';
import { deedOf } from '../decision/deedOf.ts';
import type { Hand } from '../decision/useHand.ts';
import { flatTop } from '../offers/flatTop.ts';
import { partText } from '../offers/partText.ts';
import type { Section } from '../offers/sections.ts';
import type { Play } from '../Play.ts';
import type { Command } from './command.ts';

export function choiceCommands(play: Play, deal: Deal | null, hand: Hand): readonly Command[] {
  if (!deal) return [];
  const sections = play.path.length === 0 ? flatTop(play) : [];
  const isFlat = ({ value }: ChoiceCard) => sections.some(({ type }) => type === value);
  const numbers = deal.cards.filter((card) => card.range);
  return [
    ...(deal.ready ? [choice('ready', deedOf(play, deal.ready), hand.carryOut)] : []),
    ...sections.flatMap((section) => leafCommands(section, play, hand)),
    ...deal.cards.flatMap((card): Command[] => {
      const { next } = card;
      if (!next || isFlat(card)) return [];
      const run = card.range ? () => typeNumber(numbers.indexOf(card)) : () => hand.pick(next);
      return [{ ...choice(String(card.value), card.label, run), hint: card.effects.join(' · ') }];
    }),
  ];
}

const choice = (id: string, label: string, run: () => void): Command => ({
  id: `choice ${id}`,
  group: 'choices',
  label,
  run,
});

const leafCommands = ({ type, title, groups }: Section, play: Play, hand: Hand): readonly Command[] =>
  groups.flatMap(({ parts, leaves }) =>
    leaves.map(({ path, parts: own }) => {
      const all = [...parts, ...own];
      const action = readyOf(path.at(-1)!);
      const named = `${title}: ${all.map((part) => partText(part, play)).join(', ')}`;
      const id = [type, ...all.map(({ value }) => value)].join(' ');
      return choice(id, action ? deedOf(play, action) : named, () => hand.take(path));
    }),
  );

/** Focuses the number field where the number is to be typed. */
const typeNumber = (place: number): void =>
  document.querySelectorAll<HTMLInputElement>('#decision input[type=number]')[place]?.select();
