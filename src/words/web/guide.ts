import { guide as en } from '../en/web/guide.ts';
import { guide as it } from '../it/web/guide.ts';
import type { InEvery } from '../lines.ts';

export interface GuideCard {
  readonly title: string;
  readonly text: string;
}

/** Cards common to all games, in the same words. */
export type CommonCard = 'choices' | 'map' | 'panels' | 'undo' | 'why';

export type Cards<Id extends string> = Readonly<Record<Id, GuideCard>>;

export const guideLines: InEvery<typeof en> = { en, it };
