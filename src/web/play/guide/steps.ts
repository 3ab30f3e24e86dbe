// The guided first turn of a game, as data: where a card points, when its moment is, and what makes it go by itself.
import type { Lang } from '../../../words/phrases.ts';
import type { Cards, CommonCard } from '../../../words/web/guide.ts';
import type { PanelId } from '../layout/panelIds.ts';

/** What a guide sees of a table. */
export interface Seen {
  /** The kinds of frame on the stack: what is going on. */
  readonly frames: readonly string[];
  /** It is the reader who decides. */
  readonly decides: boolean;
  /** How many moves the reader has made in this game. */
  readonly moves: number;
  readonly panel: PanelId | null;
}

export type GuideTarget = 'board' | 'stage' | 'undo' | 'menu' | PanelId;

export interface GuideStep {
  /** The card: its words are found by it. */
  readonly id: string;
  /** What is marked while the card speaks of it; nothing for the decision, in whose pane it stands. */
  readonly target: GuideTarget | null;
  readonly when: (seen: Seen) => boolean;
  /** It speaks of what is there only where the table agreed on sums. */
  readonly sums?: true;
  /** The thing was done since the card was shown: it is not needed any more. */
  readonly done?: (seen: Seen, shown: Seen) => boolean;
}

const always = (): boolean => true;
export const during =
  (...kinds: readonly string[]) =>
  ({ frames, decides }: Seen): boolean =>
    decides && frames.some((kind) => kinds.includes(kind));

export const goal = { id: 'goal', target: null, when: always } as const;
const hasMoved = ({ moves }: Seen): boolean => moves > 0;
/** A decision was taken in hand while the card explained it. */
const decided = ({ moves }: Seen, shown: Seen): boolean => moves > shown.moves;

const choices = {
  id: 'choices',
  target: null,
  sums: true,
  when: ({ decides }: Seen) => decides,
  done: decided,
} as const;
/** When there is something to be done on it. */
export const map = (...kinds: readonly string[]) => ({ id: 'map', target: 'stage', when: during(...kinds) }) as const;
const panels = {
  id: 'panels',
  target: 'companies',
  when: always,
  done: ({ panel }: Seen) => panel === 'companies',
} as const;
const undo = { id: 'undo', target: 'undo', when: hasMoved } as const;
const why = { id: 'why', target: 'menu', when: hasMoved } as const;

/** A decision that is met for the first time. */
export const decision = <Id extends string>(id: Id, ...kinds: readonly string[]) =>
  ({ id, target: null, when: during(...kinds), done: decided }) as const;

/** What every guide ends with: the program, after the game. */
const program = [choices, panels, undo, why] as const;

/** The guide of a title: its own cards in both languages, and when each is shown. */
export interface Guide {
  readonly cards: Readonly<Record<Lang, Cards<string>>>;
  readonly steps: readonly GuideStep[];
}

/**
 * The steps in the order in which they are shown, each when its moment has come: the game first, and the program where
 * nothing new is met in the game. Ten at most.
 */
export const titleGuide = <Id extends string>(
  cards: Readonly<Record<Lang, Cards<Id>>>,
  steps: readonly (GuideStep & { readonly id: NoInfer<Id> | CommonCard })[],
): Guide => ({ cards, steps: [...steps, ...program] });

/** `sums`: the table agreed on them. */
export const stepsOf = ({ steps }: Guide, sums: boolean): readonly GuideStep[] =>
  steps.filter((step) => sums || step.sums === undefined);

/** The card for this moment: the first that has not been seen and whose moment has come. */
export const stepNow = (steps: readonly GuideStep[], past: ReadonlySet<string>, seen: Seen): GuideStep | undefined =>
  steps.find(({ id, when }) => !past.has(id) && when(seen));
