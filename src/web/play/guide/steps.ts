// The guided first turn of each game, as data: where a card points, when its moment is, and what makes it go by itself.
import type { CommonCard, GuideCards } from '../../../words/web/guide.ts';
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

type GameId = keyof GuideCards;
type CardOf<G extends GameId> = (keyof GuideCards[G] & string) | CommonCard;

const always = (): boolean => true;
const during =
  (...kinds: readonly string[]) =>
  ({ frames, decides }: Seen): boolean =>
    decides && frames.some((kind) => kinds.includes(kind));

const goal = { id: 'goal', target: null, when: always } as const;
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
const map = (...kinds: readonly string[]) => ({ id: 'map', target: 'stage', when: during(...kinds) }) as const;
const panels = {
  id: 'panels',
  target: 'companies',
  when: always,
  done: ({ panel }: Seen) => panel === 'companies',
} as const;
const undo = { id: 'undo', target: 'undo', when: hasMoved } as const;
const why = { id: 'why', target: 'menu', when: hasMoved } as const;

/** A decision that is met for the first time. */
const decision = <Id extends string>(id: Id, ...kinds: readonly string[]) =>
  ({ id, target: null, when: during(...kinds), done: decided }) as const;

/** What every guide ends with: the program, after the game. */
const program = [choices, panels, undo, why] as const;

/**
 * The cards in the order in which they are shown, each when its moment has come: the game first, and the program where
 * nothing new is met in the game. Ten at most.
 */
export const guides: { readonly [G in GameId]: readonly (GuideStep & { readonly id: CardOf<G> })[] } = {
  'chicago-express': [
    goal,
    decision('opening', 'opening'),
    decision('action', 'play'),
    { id: 'build', target: 'board', when: during('play') },
    { id: 'dividends', target: 'players', when: during('play') },
    map('play'),
    ...program,
  ],
  '1856': [
    goal,
    decision('auction', 'privates'),
    decision('stock', 'stock'),
    decision('turn', 'turn'),
    { id: 'trains', target: 'trains', when: during('turn') },
    map('turn'),
    ...program,
  ],
  '1862': [
    goal,
    decision('parliament', 'parliament'),
    decision('stock', 'stock'),
    decision('turn', 'turn'),
    { id: 'permits', target: 'companies', when: during('turn') },
    map('turn'),
    ...program,
  ],
  '1865': [
    goal,
    decision('draft', 'draft'),
    decision('dragons', 'stock'),
    decision('turn', 'turn'),
    { id: 'price', target: 'market', when: during('turn') },
    map('turn'),
    ...program,
  ],
  '18mag': [
    goal,
    decision('draft', 'draft', 'istvanSetup'),
    decision('minor', 'minor'),
    decision('major', 'major'),
    decision('stock', 'stock'),
    map('minor'),
    ...program,
  ],
};

/** `sums`: the table agreed on them. */
export const guideOf = (game: string, sums = true): readonly GuideStep[] | undefined =>
  Object.hasOwn(guides, game)
    ? guides[game as GameId].filter((step: GuideStep) => sums || step.sums === undefined)
    : undefined;

/** The card for this moment: the first that has not been seen and whose moment has come. */
export const stepNow = (steps: readonly GuideStep[], past: ReadonlySet<string>, seen: Seen): GuideStep | undefined =>
  steps.find(({ id, when }) => !past.has(id) && when(seen));
