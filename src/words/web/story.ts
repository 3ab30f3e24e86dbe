import { story as en } from '../en/web/story.ts';
import { story as it } from '../it/web/story.ts';
import type { InEvery, Lines } from '../lines.ts';

export type StoryLines = Lines<typeof en>;

export interface RoundName {
  readonly title: string;
  /** In a few letters. */
  readonly short: string;
}

export const storyLines: InEvery<typeof en> = { en, it };
