// The words of an 18xx game without its own: the kernel's, with the names out of its description.

import type { RailGame, RailState, TurnFrame } from '../kernel/index.ts';
import type { AnyCatalogue } from './catalogue.ts';
import * as actionsEn from './en/kernel/actions.ts';
import { events as eventsEn } from './en/kernel/events.ts';
import { refusals as refusalsEn } from './en/kernel/refusals.ts';
import { terms as termsEn } from './en/kernel/terms.ts';
import * as actionsIt from './it/kernel/actions.ts';
import { events as eventsIt } from './it/kernel/events.ts';
import { refusals as refusalsIt } from './it/kernel/refusals.ts';
import { terms as termsIt } from './it/kernel/terms.ts';
import type { Lang, Phrases } from './phrases.ts';
import { type PlaceWords, placeNames } from './placeNames.ts';

export interface RailTerms extends PlaceWords {
  /** Description of a company's turn. */
  turn(frame: TurnFrame, f: Phrases): string;
  readonly tags: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  train(type: string): string;
}

const everyGame = {
  en: { ...actionsEn, events: eventsEn, refusals: refusalsEn, ...termsEn },
  it: { ...actionsIt, events: eventsIt, refusals: refusalsIt, ...termsIt },
} satisfies Readonly<Record<Lang, AnyCatalogue & RailTerms>>;

/** Common words with the names of the description; `own` words go over them, group by group. Places may go by the number of players. */
export function railCatalogue(rail: RailGame<RailState>, lang: Lang, own: Partial<AnyCatalogue> = {}): AnyCatalogue {
  const words = everyGame[lang];
  const common: AnyCatalogue = {
    ...words,
    frames: { ...words.frames, turn: words.turn },
    places: (players) => placeNames(rail.map({ players }).hexes, words),
    names: {
      ...words.names,
      ...rail.names,
      ...Object.fromEntries(Object.keys(rail.colours).map((id) => [id, rail.name(id)])),
    },
  };
  const over = Object.entries(own).map(([group, lines]) => [
    group,
    { ...common[group as keyof AnyCatalogue], ...lines },
  ]);
  return { ...common, ...Object.fromEntries(over) };
}
