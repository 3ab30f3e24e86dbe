// The guided first turn: its frame, and the cards that every game has.
import { guide as en } from '../en/web/guide.ts';
import { guide as it } from '../it/web/guide.ts';
import type { Lang } from '../phrases.ts';

export interface GuideCard {
  readonly title: string;
  readonly text: string;
}

/** Cards that every game has, in the same words. */
export type CommonCard = 'choices' | 'map' | 'panels' | 'undo' | 'why';

export type Cards<Id extends string> = Readonly<Record<Id, GuideCard>>;

export interface GuideLines {
  /** In the table's menu. */
  readonly again: string;
  readonly label: string;
  progress(at: number, all: number): string;
  readonly next: string;
  readonly last: string;
  readonly skip: string;
  readonly common: Cards<CommonCard>;
}

export const guideLines: Readonly<Record<Lang, GuideLines>> = { en, it };
