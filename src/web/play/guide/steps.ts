// The guided first turn of a game, as data: each card's target, its moment, and the condition that ends it.
import type { Lang } from '../../../words/phrases.ts';
import type { Cards, CommonCard } from '../../../words/web/guide.ts';
import type { PanelId } from '../layout/panelIds.ts';

/** A guide's view of a table. */
export interface Seen {
  /** The kinds of frame on the stack. */
  readonly frames: readonly string[];
  /** True if the reader decides. */
  readonly decides: boolean;
  /** The reader's moves in this game. */
  readonly moves: number;
  readonly panel: PanelId | null;
}

export type GuideTarget = 'board' | 'stage' | 'undo' | 'menu' | PanelId;

export interface GuideStep {
  /** The id of the card, by which its words are found. */
  readonly id: string;
  /** The element marked by the card; null for the decision, in whose pane it stands. */
  readonly target: GuideTarget | null;
  readonly when: (seen: Seen) => boolean;
  /** True if it only makes sense at a table that agreed on sums. */
  readonly sums?: true;
  /** True once the thing is done, so that the card is no longer needed. */
  readonly done?: (seen: Seen, shown: Seen) => boolean;
}

const always = (): boolean => true;
export const during =
  (...kinds: readonly string[]) =>
  ({ frames, decides }: Seen): boolean =>
    decides && frames.some((kind) => kinds.includes(kind));

export const goal = { id: 'goal', target: null, when: always } as const;
const hasMoved = ({ moves }: Seen): boolean => moves > 0;
/** True if a move was made while the card was shown. */
const decided = ({ moves }: Seen, shown: Seen): boolean => moves > shown.moves;

const choices = {
  id: 'choices',
  target: null,
  sums: true,
  when: ({ decides }: Seen) => decides,
  done: decided,
} as const;
/** A step on the map, shown when there is something to do there. */
export const map = (...kinds: readonly string[]) => ({ id: 'map', target: 'stage', when: during(...kinds) }) as const;
const panels = {
  id: 'panels',
  target: 'companies',
  when: always,
  done: ({ panel }: Seen) => panel === 'companies',
} as const;
const undo = { id: 'undo', target: 'undo', when: hasMoved } as const;
const why = { id: 'why', target: 'menu', when: hasMoved } as const;

/** A step for a kind of decision met for the first time. */
export const decision = <Id extends string>(id: Id, ...kinds: readonly string[]) =>
  ({ id, target: null, when: during(...kinds), done: decided }) as const;

/** The end of every guide: the program, after the game. */
const program = [choices, panels, undo, why] as const;

/** The guide of a title: its own cards in both languages, and the moment of each. */
export interface Guide {
  readonly cards: Readonly<Record<Lang, Cards<string>>>;
  readonly steps: readonly GuideStep[];
}

/**
 * The steps in order, each shown at its moment: the game first, and the program where the game brings nothing new. Ten
 * at most.
 */
export const titleGuide = <Id extends string>(
  cards: Readonly<Record<Lang, Cards<Id>>>,
  steps: readonly (GuideStep & { readonly id: NoInfer<Id> | CommonCard })[],
): Guide => ({ cards, steps: [...steps, ...program] });

/** `sums`: the table agreed on them. */
export const stepsOf = ({ steps }: Guide, sums: boolean): readonly GuideStep[] =>
  steps.filter((step) => sums || step.sums === undefined);

/** The card for this moment: the first unseen one whose moment has come. */
export const stepNow = (steps: readonly GuideStep[], past: ReadonlySet<string>, seen: Seen): GuideStep | undefined =>
  steps.find(({ id, when }) => !past.has(id) && when(seen));
